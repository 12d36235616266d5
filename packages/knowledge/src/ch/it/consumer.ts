/** Buying, contracts, health premiums, insurers and scams: the words in Italian. */
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
  'ch.buy.health-cover': {
    says: "La Sua assicurazione di base continua anche con arretrati. L'assicuratore deve mandare un sollecito e dare trenta giorni prima di un'esecuzione.",
  },
  'ch.buy.insure-want': { says: 'La Sua assicurazione Le dice che cosa pagherà.' },
  'ch.buy.insure-step': {
    says: "Chieda per iscritto il motivo e la clausola. Poi chieda all'ombudsman gratuito.",
  },
  'ch.buy.insure-right': { says: "Può rivolgersi gratis all'ombudsman del settore." },
  'ch.buy.insure-option': {
    title: "Chiedere all'ombudsman",
    says: 'Mandi le Sue lettere.',
    cost: 'Nulla.',
    time: 'Settimane.',
    risk: 'I termini continuano a correre.',
    bestFor: 'Pensa che il rifiuto sia sbagliato.',
  },
  'ch.buy.scam-want': { says: 'Questo messaggio vuole i Suoi soldi o codici mettendoLe fretta.' },
  'ch.buy.scam-who': { says: 'Sembra un truffatore che usa un nome noto.' },
  'ch.buy.scam-stop': { says: 'Non paghi, non clicchi e non richiami. Cerchi Lei il numero vero.' },
  'ch.buy.scam-bank': {
    says: 'Ha pagato o dato un codice? Chiami subito la Sua banca, poi la polizia.',
  },
  'ch.buy.scam-right': {
    says: "Può segnalarlo gratis all'Ufficio federale della cibersicurezza (UFCS).",
  },
  'ch.buy.scam-option': {
    title: 'Lasciar stare e segnalare',
    says: 'Chieda prima alla vera ditta.',
    cost: 'Nulla.',
    time: 'Pochi minuti.',
    risk: 'Nessuno, dopo il controllo.',
    bestFor: 'Non la conosce.',
  },
  'ch.buy.bill-want': { says: 'Un fornitore vuole che Lei paghi una bolletta.' },
  'ch.buy.bill-check': {
    says: 'Controlli la bolletta. Poi offra rate se non può pagare tutto subito.',
  },
  'ch.buy.bill-right': { says: 'Può chiedere la lettura del contatore e il calcolo.' },
  'ch.buy.bill-plan': {
    title: 'Chiedere un piano',
    says: 'Offra una somma al mese.',
    cost: 'Ciò che offre.',
    time: 'Una telefonata.',
    risk: 'Lo rispetti.',
    bestFor: 'Deve la somma.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Gliel’hanno venduto al telefono o alla porta, per più di 100 franchi? Allora può revocare per 14 giorni. I giorni corrono solo da quando L’hanno informata di questo diritto.',
  },
}
