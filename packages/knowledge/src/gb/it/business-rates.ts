/** Italian: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_IT: Words = {
  'gb.rates.right-relief': {
    says: 'Chieda al comune quale riduzione le spetta. Una piccola impresa paga spesso meno o nulla. In caso di difficoltà può anche togliere una parte.',
  },
  'gb.rates.right-court': {
    says: 'Prima di una citazione arriva un sollecito di sette giorni. Solo dopo una liability order del tribunale possono venire gli ufficiali. Vada se non deve nulla, o concordi prima un piano.',
  },
  'gb.council-tax.right-band': {
    says: 'Può ricorrere gratis al Valuation Tribunal entro tre mesi. Mostri quanto valevano nel 1991 case simili vicine. Intanto paghi.',
  },
}
