/** The Italian words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_IT: Words = {
  'es.ask.firm-gone': {
    says: 'Chieda subito stipendi e indennità: prima la conciliazione (papeleta de conciliación), poi la causa. Ha un anno per gli stipendi e 20 giorni lavorativi contro un licenziamento. Se la ditta non può pagare, il fondo FOGASA paga fino a 120 giorni di paga e l’indennità, con un limite.',
  },
}
