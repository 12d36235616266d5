/** Questions about pension premiums that are not paid in: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_IT: Words = {
  'nl.ask.pension-not-paid': {
    says: 'Il datore deve versare il premio al fondo o all’assicuratore, anche la parte presa dalla Sua paga, entro un mese dopo ogni trimestre. Chieda per iscritto al fondo che cosa è arrivato e tenga le buste paga. Con il fondo di settore la pensione di solito matura lo stesso. Un assicuratore può fermarla solo tre mesi dopo averLa avvisata. Fallimento? Chieda subito all’UWV fino a un anno di premi.',
  },
}
