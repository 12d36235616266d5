/** Questions about a lender who goes to court for an old credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_ES: Words = {
  'fr.ask-debt.credit-court-late': {
    says: 'Vaya a la vista o mande un abogado: quien falta casi siempre pierde. El prestamista tenía dos años desde el primer plazo impagado para demandar (forclusion). Si pasó más tiempo, dígalo al juez y muestre sus extractos: no puede ganar. Cartas y llamadas no paran estos dos años. Un nuevo plan pactado entre ambos hace empezar de nuevo los dos años. Si está a tiempo, pida hasta 24 meses para pagar.',
  },
}
