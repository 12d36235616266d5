/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WORDS: Words = {
  'de.ask-buy.private-parking': {
    says: 'È una penale di contratto, non una multa. La deve solo chi guidava. Chieda al negozio di annullarla, e chieda foto.',
    dependsOn: 'se i cartelli erano chiari e guidava Lei',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Guardi chi scrive: un ufficio (Bußgeld, Verwarnung) o una ditta privata (Vertragsstrafe). Le regole sono diverse.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Una multa di un ufficio dà due settimane dalla data sulla busta gialla. Annoti quel giorno.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Faccia foto di cartelli, luogo e auto. Tenga gli scontrini.',
  },
  'de.ask-buy.park-guide-rates': {
    says: "Per una multa pubblica chieda rate all'ufficio se non può pagare subito.",
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Non è obbligato a dire nulla sul fatto. A un ufficio deve dare nome e indirizzo.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Una penale privata la deve chi guidava, non il titolare.',
  },
  'de.ask-buy.park-guide-option': {
    title: 'Opporsi o respingere per iscritto',
    says: "Si opponga presso l'ufficio, o respinga la penale della ditta e chieda le prove.",
    cost: 'Gratis.',
    time: 'Due settimane per una multa pubblica.',
    risk: 'In tribunale può costare di più.',
    bestFor: 'Non era Lei o i cartelli non erano chiari.',
  },
  'de.ask-buy.park-guide-warn': {
    says: "Non ignori mai una multa pubblica. L'ufficio può eseguirla, fino all'arresto.",
  },
  'de.ask-buy.towed': {
    says: 'Su terreno privato il proprietario può far rimuovere subito un’auto parcheggiata male. Deve solo il prezzo locale usuale. Se la tengono fino al pagamento, paghi con riserva e chieda indietro il di più. Sulla strada il comune manda un atto: lo contesti.',
  },
}
