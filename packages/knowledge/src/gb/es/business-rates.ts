/** Spanish: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_ES: Words = {
  'gb.rates.right-relief': {
    says: 'Pregunte al ayuntamiento qué rebaja le toca. Un negocio pequeño paga a menudo menos o nada. Si está en apuros, también puede perdonar una parte.',
  },
  'gb.rates.right-court': {
    says: 'Antes de una citación llega un aviso con siete días. Solo tras una liability order del tribunal pueden venir los agentes. Vaya si no lo debe, o acuerde antes un plan.',
  },
  'gb.council-tax.right-band': {
    says: 'Puede recurrir gratis al Valuation Tribunal en tres meses. Muestre cuánto valían en 1991 casas parecidas cerca. Siga pagando mientras.',
  },
}
