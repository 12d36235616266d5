/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'fr.ask-buy.subscription': {
    says: 'Dopo la durata minima può chiuderlo, anche online. Se la ditta non L’ha avvisata prima di un rinnovo, può chiudere gratis quando vuole.',
    dependsOn: 'se corre ancora una durata minima',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Una bolletta di telefono o internet si prescrive un anno dopo la scadenza, salvo causa in quel tempo. Lettere e telefonate di un recupero crediti non cambiano nulla. Scriva che è prescritta (L. 34-2), non paghi e non riconosca nulla. Ciò che ha già pagato non torna. I costi aggiunti senza titolo non sono suoi.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contratto di palestra senza uscita per un serio motivo di salute può essere abusivo, e quella clausola non La vincola. Mandi il certificato medico per raccomandata. Poi vada dal mediatore.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'da quanto dura il contratto',
    says: 'Nessun vincolo supera 24 mesi. Dal 13° mese esce senza spese, o con al massimo il 20 % del resto se il telefono era scontato. Prima deve il resto del primo anno. Le spese aggiunte devono essere nel contratto.',
  },
}
