/** The Japanese words of Ireland: data breaches. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_JA: Words = {
  'ie.breach.want': {
    says: '会社が、あなたのデータをほかの人が見たかもしれないと知らせています。払う義務はありませんが、自分を守ってください。',
  },
  'ie.breach.right-told': {
    says: '危険が大きいなら、すぐに、分かりやすい言葉で、何をすればよいかも知らせる必要があります。どのデータが取られたか聞けます。',
  },
  'ie.breach.right-complain': {
    says: 'Data Protection Commissionに無料で苦情を出せます。損害の賠償は裁判所で求められます。',
  },
  'ie.breach.step': {
    says: 'パスワードを変え、銀行に知らせてください。流出についての電話を信用しないでください。',
  },
}
