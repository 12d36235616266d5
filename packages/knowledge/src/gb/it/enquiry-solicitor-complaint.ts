/** Questions about one’s own solicitor: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_IT: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'Reclami prima per iscritto allo studio; ha otto settimane. Chieda una fattura con i lavori. Poi il Legal Ombudsman è gratis: sei mesi dalla risposta finale e un anno dal problema. Può ridurre la fattura e dare denaro. Anche un giudice può controllarla, meglio entro un mese. La disonestà va alla SRA. Può cambiare avvocato.',
  },
}
