/** Questions about a cut of power or gas in the winter months: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_JA: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'いいえ。11月1日から3月31日まで、借金を理由に主な住まいの電気、ガス、熱を止めることはできません。電力を下げることはできますが、エネルギー小切手（chèque énergie）があればできません。借金は残ります。今電話で分割を頼み、4月までにFSLと福祉に相談を。止められたらエネルギー調停人へ。',
  },
}
