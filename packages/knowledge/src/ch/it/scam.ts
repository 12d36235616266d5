/** Messages of swindlers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
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
  'ch.scam.reality': {
    says: 'Nessun ufficio, banca o polizia chiede codici, carte regalo o criptovalute.',
  },
  'ch.scam.not-yet': {
    says: 'Non Le succede nulla se non risponde. Ingannare per soldi è un reato.',
  },
  'ch.scam.right-unordered': {
    says: 'Ciò che non ha mai ordinato non va né pagato né rispedito.',
  },
  'ch.scam.step-police': {
    says: 'Se ha perso soldi, denunci alla polizia cantonale e conservi tutti i messaggi.',
  },
}
