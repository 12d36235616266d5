/** Questions about faults, delivery, cancelling and firms that closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'ie.ask.faulty': {
    says: 'Entro 30 giorni può riavere i soldi per un difetto. Dopo, prima riparazione o uno nuovo. Se ne deve occupare il negozio.',
  },
  'ie.ask.cancel': {
    says: 'Se ha comprato online, al telefono o alla porta, ha 14 giorni per recedere. In un negozio questo diritto non c’è.',
    dependsOn: 'dove l’ha comprato',
  },
  'ie.ask.not-delivered': {
    says: 'Il venditore deve consegnare entro 30 giorni, salvo altro accordo. Gli dia per iscritto un ultimo giorno ragionevole. Se passa anche quello, chiuda il contratto e chieda tutti i soldi. Se ha pagato con carta, chieda alla banca lo storno (chargeback).',
  },
  'ie.ask.broken-goods': {
    says: 'Scriva al negozio e dica cosa non va. Un prodotto deve durare un tempo ragionevole, anche dopo la garanzia. Chieda riparazione o cambio gratis, altrimenti i soldi.',
  },
  'ie.ask.used-car': {
    says: 'Scriva subito al venditore. Entro 30 giorni un difetto grave le permette di restituire l’auto e riavere i soldi. Dopo, chieda prima una riparazione gratis. Con un privato è diverso.',
  },
  'ie.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto e chieda subito alla banca lo storno. Non deve pagare ciò che non le danno. Se la ditta è fallita, scriva al liquidatore.',
  },
}
