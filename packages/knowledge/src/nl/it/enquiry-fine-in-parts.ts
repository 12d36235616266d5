/** Questions about paying a traffic fine in parts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_IT: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Sì. Da 75 € può pagare a rate: su cjib.nl con DigiD o per telefono. Lo faccia prima dell’ultimo giorno: la somma sale della metà e poi raddoppia. Anche dopo un aumento, ma non più se agisce un ufficiale giudiziario o deve consegnare patente o auto. Senza soldi chieda lo stop d’emergenza (noodstop) e l’aiuto debiti del comune. Ricorso gratis entro sei settimane.',
  },
}
