/** Questions about a block of unemployment pay with a good reason for leaving: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_IT: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Faccia opposizione per iscritto entro un mese; è gratis. Con un motivo grave (wichtiger Grund) non c’è blocco. Per esempio: malattia se un medico consigliò di andare, mobbing provato, paga non versata, cure, o andare a vivere con il coniuge. Mandi il certificato e cosa ha provato prima. L’agenzia ha un modulo per il medico. Se dice no, il tribunale sociale è gratis.',
  },
}
