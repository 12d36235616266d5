/** Questions about an entry of the Schufa for a bill that was paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_IT: Words = {
  'de.ask-debt.schufa-paid': {
    says: 'Un debito pagato si cancella di solito tre anni dopo il pagamento. Se ha pagato entro 100 giorni dalla segnalazione e non c’è altro, dopo 18 mesi. Chieda la copia gratuita (Datenkopie) e controlli il giorno del pagamento. Sbagliato, o era contestato? Chieda per iscritto alla ditta e alla Schufa di cancellarlo, con prove. Intanto mostri il pagamento al locatore.',
    dependsOn: 'quando ha pagato e se ci sono altre iscrizioni',
  },
}
