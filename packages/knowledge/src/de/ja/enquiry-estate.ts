/** Questions about an estate: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_JA: Words = {
  'de.ask-debt.heir': {
    says: '相続する人は借金も受けつぎ、何もしないと相続になります。知ってから6週間以内なら断れます（Ausschlagung）。本人が遺産裁判所か公証人へ行きます。ただの手紙では足りません。子どもの分も断ってください。それまでは何も持ち出さず、売らず、払わないこと。葬儀は残ることがありますが、社会福祉局が払えることがあります。',
    dependsOn: '6週間以内に相続を断るか',
  },
  'de.ask-family.forced-share': {
    says: '子、配偶者、子がいなければ親は、相続人にお金を求められます。法律の取り分の半分です（Pflichtteil）。まず遺産の一覧を書面で求めてください。期間は、知った年の終わりから3年です。',
  },
}
