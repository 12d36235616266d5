/** The Japanese words of the Netherlands: first questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_JA: Words = {
  'nl.ask.bailiff-enter': {
    says: '判決や命令なしに、執行官（deurwaarder）は入れません。それがあっても、あなたが開けないなら、警察官か公務員がいる必要があります。命令などを見せるよう求めてください。',
  },
  'nl.ask.unpaid-wages': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいらず、Juridisch Loketが無料で助けます。',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいりません。',
  },
  'nl.ask.first-letter-old-bill': {
    says: '払う前に、請求書と契約書を書面で求めてください。費用を加えられるのは、14日を置く手紙の後だけです。',
    dependsOn: '請求書があなたのものか',
  },
}
