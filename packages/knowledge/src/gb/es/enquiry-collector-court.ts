/** Whether a debt collector can go to court, asked without any detail: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_ES: Words = {
  'gb.ask-debt.collector-court': {
    says: 'Sí, pero no enseguida. Quien es dueño de la deuda puede demandar ante el County Court. Antes debe enviar una carta de reclamación (letter of claim) con un formulario de respuesta y darle 30 días. Una agencia que solo trabaja para el dueño casi siempre tiene que devolverle el caso. Si llega una demanda (claim form), responda a tiempo: entonces decide un juez.',
  },
}
