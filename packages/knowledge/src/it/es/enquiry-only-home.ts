/** Questions about an only home that is said to be safe from private creditors: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_ES: Words = {
  'it.ask.only-home-private': {
    says: 'Esa regla solo obliga al recaudador de impuestos. Un banco u otro acreedor privado con título puede embargar también la única casa. Abra, pues, cada carta. Tras un precetto pueden embargar a los diez días: ofrezca ya plazos o una suma menor. Pida a un OCC un plan de deudas: el juez puede parar los embargos. Después aún puede pagar a plazos: primero un sexto, el resto hasta en 48 meses. Vea a un abogado.',
  },
}
