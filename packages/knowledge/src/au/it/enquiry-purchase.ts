/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'au.ask.faulty': {
    says: 'Il negozio deve occuparsene, anche dopo la sua garanzia, senza mandarLa dal produttore. I beni devono durare il giusto per il prezzo. Se il difetto è grave, sceglie denaro o un nuovo. Se è piccolo, può riparare gratis in tempo giusto. Deve anche la perdita che segue, come il cibo rovinato. Scriva con una data. Poi fair trading o small claims del Suo stato.',
  },
  'au.ask.cancel': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha 10 giorni lavorativi per disdire. Una palestra o un acquisto online dipende dalle condizioni e dalla legge dello stato.',
    dependsOn: 'come Le è stato venduto',
  },
  'au.ask.not-delivered': {
    says: 'Chieda al venditore per iscritto la merce o il rimborso. Se ha pagato con carta, chieda alla banca lo storno (chargeback).',
  },
  'au.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è guastato. Le merci devono durare un tempo giusto, anche dopo la garanzia. Per un difetto grave può scegliere i soldi o un prodotto nuovo.',
  },
  'au.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla banca lo storno (chargeback). Una ditta non può prendere soldi per ciò che non può fornire. Se è insolvente, mandi la richiesta al liquidatore (liquidator).',
  },
  'au.ask.gym': {
    says: 'Disdica per iscritto e fermi l’addebito in banca. Una clausola che lega solo Lei, o un costo molto alto, può essere ingiusta e nulla. Alcuni stati danno un tempo per ripensarci.',
  },
  'au.ask.event-cancelled': {
    says: 'Se l’organizzatore annulla, di solito può riavere i soldi: il servizio non c’è stato. Lo chieda per iscritto, poi lo storno alla carta, o il fair trading del Suo stato.',
  },
  'au.ask.change-of-mind': {
    says: 'Se cambia idea, la legge non dà rimborsi; guardi il contratto o la regola del negozio. Alcuni acquisti d’auto hanno un giorno per ripensarci, secondo lo stato. Possono tenere solo una perdita giusta.',
  },
  'au.ask.sold-privately': {
    says: 'Di solito no. Le garanzie della legge sui consumatori non legano un privato. Lei deve qualcosa solo se ha detto il falso o se l’auto non era Sua.',
  },
}
