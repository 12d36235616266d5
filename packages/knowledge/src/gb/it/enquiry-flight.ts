/** Questions about flights that are late or cancelled: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'gb.ask-consumer.flight': {
    says: 'Se è annullato può scegliere un rimborso o un altro volo, e mentre aspetta ha cibo e una stanza. Se è colpa della compagnia, c’è un risarcimento per un lungo ritardo. C’è anche se L’hanno avvisata meno di 14 giorni prima.',
    dependsOn: 'quanto ritardo, perché, e quando L’hanno avvisata',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Se la compagnia annulla, sceglie Lei: i soldi entro sette giorni, o un altro volo appena possibile.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Mentre aspetta ha cibo e bevande, e una stanza se deve restare la notte.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Faccia la richiesta alla compagnia per iscritto. Dia il numero del volo e il ritardo, e conservi ogni scontrino.',
  },
}
