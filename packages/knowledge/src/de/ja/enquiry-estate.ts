/** Questions about an estate: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_JA: Words = {
  'de.ask-debt.heir': {
    says: '相続する人は、借金も受けつぎます。知ってから6週間以内に、遺産の裁判所か公証人で、相続を断れます（Ausschlagung）。',
    dependsOn: '6週間以内に相続を断るか',
  },
  'de.ask-family.forced-share': {
    says: '子、配偶者、子がいなければ親は、相続人にお金を求められます。法律の取り分の半分です（Pflichtteil）。まず遺産の一覧を書面で求めてください。期間は、知った年の終わりから3年です。',
  },
}
