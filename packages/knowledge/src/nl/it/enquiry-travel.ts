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
  'nl.ask.flight-via-site': {
    says: 'La compagnia deve rimborsarla o riprenotare, anche se ha prenotato da un sito. Ha sette giorni; quel termine non lega il sito. Chieda quindi per iscritto alla compagnia stessa. La commissione del sito fa parte del prezzo, salvo che la compagnia non ne sapesse nulla. Non deve accettare un buono. Avvisato meno di 14 giorni prima? Chieda anche da 250 a 600 €, ma non per una tempesta e simili. Nessuna risposta? Segnali all’ILT, o vada dal giudice entro due anni. Vale dall’UE, o verso l’UE con una compagnia dell’UE.',
  },
}
