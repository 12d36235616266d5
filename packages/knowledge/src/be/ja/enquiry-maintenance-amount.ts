/** How much is paid for a child of parents who live apart: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_JA: Words = {
  'be.ask.maintenance-how-much': {
    says: 'ベルギーに決まった表はありません。話し合いで決め、家庭裁判所が拘束力を与えられます。まとまらなければ、裁判所が双方の資力、子の費用、それぞれで過ごす夜、児童手当を見て決め、理由を示します。額は普通は物価に連動します。入院などの特別な費用は別です。書留で聞かれたら21日以内に答えてください。黙ると同意とされることがあります。',
  },
}
