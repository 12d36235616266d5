/** Questions about tax paid too much: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_NL: Words = {
  'ie.ask.tax-back': {
    says: 'Log in op myAccount van Revenue en vraag voor elk van de laatste vier jaar een Statement of Liability. Voeg toe wat u nooit vroeg, zoals 20% van medische kosten, verpleeghuis, huur of vaste kosten. Bewaar bonnen zes jaar. Het jaar 2022 vervalt na 31 december 2026. Het is gratis; een agent neemt een deel.',
  },
}
