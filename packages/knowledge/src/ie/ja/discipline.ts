/** The Japanese words of Ireland: discipline at work. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_JA: Words = {
  'ie.discipline.want': {
    says: '会社が、あなたの行動について警告するか、面談に呼んでいます。解雇ではありませんが、後で使われることがあります。',
  },
  'ie.discipline.reality': {
    says: '公正な手順のない解雇は、本当の理由があっても、ほとんどの場合、不公正です。',
  },
  'ie.discipline.right-facts': {
    says: '面談の前に、苦情の内容を知り、会社がよりどころにするものを見る必要があります。そうすれば答えられます。',
  },
  'ie.discipline.right-helper': {
    says: '同僚か労働組合の人を連れて行けます。',
  },
  'ie.discipline.right-appeal': {
    says: '社内で不服を申し立てられます。警告は、ほとんどの場合、決まった期間の後に消えるべきです。',
  },
  'ie.discipline.right-reprisal': {
    says: '安全についての苦情や、不正を知らせたことを理由に、罰してはいけません。',
  },
  'ie.discipline.step': {
    says: '苦情、証拠、会社の手順を書面で求めてください。必要なら、もっと時間を頼みます。',
  },
}
