/** Questions about the debts of a parent who left nothing: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_JA: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'いいえ。子どもは借金を相続しません。亡くなった方が残したものからだけ払われ、相応の葬儀費用が先です。何も残らなければ誰も払いません。「遺産にお金はない」と書き、死亡証明書の写しを送ります。自分のお金では払わず、何も約束しないでください。負うのは自分も署名したものだけです。',
  },
  'gb.ask-debt.dead-spouse': {
    says: '払う義務があるのは、あなたも署名した借金だけです。口座を引き継がず、自分のお金からは払わないでください。亡くなった人の財産からは、まず相応の葬儀費用、次に借金が払われます。足りなければ、死亡証明書を付けてそう書いてください。共有の家は多くの場合あなたのものになりますが、5年以内は債権者が亡くなった人の持分を裁判所に求められます。National Debtlineが無料で助けます：0808 808 4000。',
  },
}
