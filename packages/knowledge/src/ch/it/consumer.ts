/** Disputes over what was bought: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ch.buy.want': { says: 'Una ditta dice che deve rispettare un contratto o pagare.' },
  'ch.buy.real': {
    says: 'In Svizzera non esiste un diritto generale di revocare un acquisto online. Guardi le condizioni del negozio.',
  },
  'ch.buy.not-yet': { says: "Non possono prendere nulla senza l'ufficio d'esecuzione." },
  'ch.buy.step-write': { says: 'Scriva subito che cosa è difettoso e che cosa vuole.' },
  'ch.buy.step-door': {
    says: 'Venduto alla porta o per telefono? Revochi per iscritto entro quattordici giorni.',
  },
  'ch.buy.right-door': {
    says: 'Ha quattordici giorni per revocare una vendita alla porta o per telefono sopra CHF 100.',
  },
  'ch.buy.right-defect': {
    says: 'Per la merce nuova il venditore risponde dei difetti di solito per due anni. Controlli le condizioni e segnali subito un difetto.',
  },
  'ch.buy.option-write': {
    title: 'Contestare per iscritto',
    says: 'Dica perché non deve nulla.',
    cost: 'Un francobollo.',
    time: 'Una lettera.',
    risk: "Può seguire un'esecuzione.",
    bestFor: 'Non è vincolato.',
  },
  'ch.buy.option-ombud': {
    title: "Andare dall'ombudsman",
    says: 'Molti settori ne hanno uno gratuito.',
    cost: 'Per lo più nulla.',
    time: 'Settimane.',
    risk: 'Non può obbligare la ditta.',
    bestFor: 'La ditta non aiuta.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Gliel’hanno venduto al telefono o alla porta, per più di 100 franchi? Allora può revocare per 14 giorni. I giorni corrono solo da quando L’hanno informata di questo diritto.',
  },
}
