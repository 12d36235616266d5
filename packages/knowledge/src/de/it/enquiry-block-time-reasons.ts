/** Questions about a block of unemployment pay with a good reason for leaving: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_IT: Words = {
  'de.ask-job.block-time-reason': {
    says: "Si opponga per iscritto entro un mese; è gratis. Con un motivo grave (wichtiger Grund) non c'è blocco: consiglio medico di lasciare, mobbing provato, stipendio non pagato, assistenza. Vale anche un certificato scritto dopo. Lo invii con ciò che ha tentato prima; l'agenzia ha un modulo per il medico. In casi duri il blocco scende a sei settimane. Iscritto come disoccupato resta assicurato per malattia.",
  },
}
