/** Questions about a card misused after a false text, where the bank says no: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_ES: Words = {
  'ie.ask.card-phishing-refused': {
    says: 'Un pago que usted no aprobó debe devolverse el siguiente día hábil, salvo que el banco pruebe fraude o negligencia grave. Si no pidió código ni aprobación (strong customer authentication), no pierde nada, salvo que usted engañara. Reclame por escrito y pregunte cómo se aprobó. Tras un no, o sin respuesta en 15 días hábiles: FSPO, gratis.',
  },
}
