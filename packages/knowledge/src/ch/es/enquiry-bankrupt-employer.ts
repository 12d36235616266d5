/** Questions about the pay that a bankrupt employer owes: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_ES: Words = {
  'ch.ask.bankrupt-employer': {
    says: 'Pida a la caja pública de paro del cantón la indemnización por insolvencia. Cubre hasta los últimos cuatro meses de trabajo no pagado. Solo tiene 60 días desde que se publica la quiebra; después se pierde. Mande contrato, nóminas y horas. Presente también su crédito en la oficina de quiebras. ¿Sin trabajo? Inscríbase enseguida en el RAV.',
  },
}
