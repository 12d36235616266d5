/** Questions about flights and package trips that are cancelled: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_IT: Words = {
  'nl.ask.flight': {
    says: 'Chieda alla compagnia assistenza, rimborso o altro volo, e la somma fissa della regola europea. Non deve pagarla per cause che non poteva evitare, come una tempesta.',
    dependsOn: 'perché era in ritardo, di quanto e quanto lontano',
  },
  'nl.ask.package-tour': {
    says: 'Se l’organizzatore annulla un pacchetto, riha tutto entro 14 giorni. Non deve accettare un buono. Se annulla Lei, di solito paga una spesa giusta, ma nulla se fatti gravi sul posto impediscono il viaggio.',
    dependsOn: 'chi ha annullato e perché',
  },
  'nl.ask.train-late': {
    says: 'Il diritto europeo dà il 25 % del biglietto da 60 minuti di ritardo e il 50 % da due ore. La NS paga di più sui suoi treni: metà da 30 minuti e tutto da un’ora. Lo chieda presto sul sito dell’azienda, con data e viaggio. Se rifiuta, vada alla commissione (Geschillencommissie Openbaar Vervoer).',
  },
}
