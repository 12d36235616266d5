/** The Japanese words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_JA: Words = {
  'ca.discipline.want': {
    says: '雇い主が、仕事や行動について警告しています。解雇ではありませんが、後で使われることがあります。',
  },
  'ca.discipline.reality': {
    says: '本人の落ち度による解雇（for cause）には、ほとんどの場合、はっきりした警告、直すための公正な機会、重い理由が必要です。',
  },
  'ca.discipline.right-answer': { says: '書面で答え、事実、日付、何を求めているかを聞けます。' },
  'ca.discipline.right-reprisal': {
    says: '給料、勤務時間、休み、職場の安全を求めたことで、罰してはいけません。',
  },
  'ca.discipline.right-health': {
    says: '病気や障害が原因なら、伝えてください。会社は、負担が大きすぎる（undue hardship）ところまで、仕事を合わせなければなりません。',
  },
  'ca.discipline.step': {
    says: '落ち着いて書面で答え、写しを取っておいてください。署名は受け取ったという意味だけなので、名前の横にそう書きます。',
  },
}
