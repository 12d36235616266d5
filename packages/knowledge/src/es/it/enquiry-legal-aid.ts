/** The Italian words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_IT: Words = {
  'es.ask.legal-aid': {
    says: 'La chieda all’ordine degli avvocati (Colegio de Abogados) o al giudice. Da solo il limite è il doppio dell’IPREM, di più con famiglia. Lavoratori e vittime di violenza l’hanno nei loro casi comunque.',
  },
}
