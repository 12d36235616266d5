/** Social welfare paid by mistake: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_JA: Words = {
  'ie.public-debt.welfare-reality': {
    says: '省は、裁判なしでこのお金を給料や口座から取れます（notice of attachment）。返すように求められたのに返さなかったときに行われます。',
  },
  'ie.public-debt.welfare-know-record': {
    says: '省は、払い終わるまでこの記録を残します。後の給付や公的年金からも差し引かれることがあります。',
  },
  'ie.public-debt.welfare-right-share': {
    says: '毎週の給付から差し引けるのは、同意がなければ本人分の15％までです。まず、いくら払えるかを伝えてください。',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'このお金のもとになった決定がまちがいなら、Social Welfare Appeals Office に不服を申し立ててください。無料です。期限は決定から60日です。',
  },
}
