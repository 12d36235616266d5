/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'de.bailiff.want': {
    says: "Un ufficiale giudiziario (Gerichtsvollzieher) Le chiede di pagare un debito per cui c'è un titolo del tribunale.",
  },
  'de.bailiff.want-public': {
    says: 'Un ufficio pubblico vuole denaro che dice dovuto da Lei. Può eseguire la propria decisione senza un tribunale.',
  },
  'de.bailiff.who': {
    says: 'Il Gerichtsvollzieher è un funzionario dello Stato che agisce per il creditore. Deve anche cercare una via pacifica.',
  },
  'de.bailiff.who-public': {
    says: "È l'ufficio esecuzioni di un ente pubblico. I suoi addetti hanno poteri come un ufficiale giudiziario.",
  },
  'de.bailiff.reality': {
    says: "È una cosa seria, ma può ancora concordare rate con l'ufficiale. Un piano ferma l'esecuzione.",
  },
  'de.bailiff.reality-public': {
    says: 'Chiami oggi l’ufficio della lettera. Spesso accetta rate se mostra il suo bilancio.',
  },
  'de.bailiff.rights': {
    says: 'Ciò che serve per vivere e lavorare è al sicuro: cose di base, parte dello stipendio e un conto protetto.',
  },
  'de.bailiff.not-yet-search': {
    says: "L'ufficiale non può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.bailiff.not-yet-search-public': {
    says: "L'addetto dell'ufficio non può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.bailiff.step-call': {
    says: "Chiami l'ufficiale giudiziario prima della data. Indichi una somma che può davvero pagare ogni mese.",
  },
  'de.bailiff.step-call-public': {
    says: 'Chiami oggi l’ufficio. Chieda rate o un rinvio, e lo confermi per iscritto.',
  },
  'de.bailiff.step-title': {
    says: 'Chieda di vedere il titolo e il calcolo della somma. Se non ha mai ricevuto le carte del tribunale, vada subito da un avvocato.',
  },
  'de.bailiff.step-title-public': {
    says: "Chieda la decisione (Bescheid) su cui si basa. Se non l'ha mai ricevuta o si è opposto, lo dica ora per iscritto.",
  },
  'de.bailiff.step-wrong-way': {
    says: "Hanno pignorato una cosa protetta? Reclami al tribunale dell'esecuzione (Erinnerung). È senza tasse di tribunale.",
  },
  'de.bailiff.step-plan': {
    says: 'Offra un piano che finisce entro dodici mesi. Un ritardo di due settimane lo chiude.',
  },
  'de.bailiff.step-many': {
    says: "Più debiti di quanti può pagare? L'insolvenza privata La libera dopo tre anni. La consulenza gratuita la prepara.",
  },
  'de.bailiff.option-plan': {
    title: "Concordare un piano con l'ufficiale giudiziario",
    says: 'Mostri che cosa guadagna e spende, e offra somme fisse in giorni fissi.',
    cost: "Il debito e le spese dell'ufficiale.",
    time: 'Una telefonata, oggi.',
    risk: 'Il creditore può dire no. Due settimane di ritardo chiudono il piano.',
    bestFor: 'Può saldarlo entro un anno.',
  },
  'de.bailiff.option-plan-public': {
    title: "Chiedere rate all'ufficio",
    says: 'Spieghi il Suo bilancio e offra una somma al mese. Chieda una risposta scritta.',
    cost: 'Il debito, a volte interessi.',
    time: 'Una telefonata e una lettera.',
    risk: 'Finché non accetta, può andare avanti.',
    bestFor: 'La decisione è giusta, i soldi sono pochi.',
  },
  'de.bailiff.option-court': {
    title: "Rivolgersi al tribunale dell'esecuzione",
    says: 'Dica al tribunale locale che cosa è sbagliato nel pignoramento e mandi prove.',
    cost: 'Spesso gratis, o piccole tasse.',
    time: 'Subito.',
    risk: 'La protezione per grave disagio (§ 765a) è per casi rari.',
    bestFor: 'La persona sbagliata, la cosa sbagliata o un vero disagio.',
  },
  'de.bailiff.option-help': {
    title: 'Andare ora da un consulente per debiti',
    says: 'Un consulente certifica le Sue somme protette e parla con i creditori.',
    cost: 'Gratis.',
    time: 'Chiami oggi.',
    risk: "Liste d'attesa. Dica che c'è una data di esecuzione.",
    bestFor: 'Più debiti, o paura di perdere conto o casa.',
  },
}
