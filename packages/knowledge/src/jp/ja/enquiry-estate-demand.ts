/** Questions about debts of a dead relative that are asked of the family: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_JA: Words = {
  'jp.ask.estate-demand': {
    says: 'いいえ。亡くなったことと自分が相続人だと知った時から3か月以内に家庭裁判所で相続放棄をすれば、子どもでも払う義務はありません。それまでは、払う、約束する、遺産を使う、売る、部屋を片付けることをしないでください。相続したとみなされることがあります。業者や大家には「検討中」とだけ伝えます。間に合わないときは期間の伸長を申し立てます。費用は約800円です。法テラスに相談を。',
  },
}
