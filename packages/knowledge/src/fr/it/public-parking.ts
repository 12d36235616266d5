/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Un comune Le chiede un costo di parcheggio pubblico (FPS). Non è una multa penale.',
  },
  'fr.fine.who-fps': {
    says: 'Questo costo di parcheggio viene da un comune, o da una ditta che lavora per lui.',
  },
  'fr.fine.reality-fps': {
    says: 'Può contestarlo in due passi: prima al comune, poi al tribunale dei parcheggi (tribunal du stationnement payant).',
  },
  'fr.fine.deadline-fps': {
    says: 'Ha un mese per contestare al comune il costo di parcheggio (RAPO).',
    action: 'Contestare il costo al comune (RAPO)',
    consequence: 'Senza questo primo passo il tribunale dei parcheggi non può sentirla.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Ha tre mesi per pagare il costo prima che aumenti.',
    action: 'Pagare il costo di parcheggio',
    consequence: 'Dopo aumenta e lo riscuote il Tesoro.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Contesti all’ente indicato nell’avviso, online o per raccomandata. Unisca l’avviso, le carte dell’auto e le prove.',
  },
  'fr.fine.right-fps-court': {
    says: 'Un mese senza risposta vuol dire no. Allora ha un mese per andare al tribunale dei parcheggi. Non deve pagare prima.',
  },
  'fr.fine.step-fps-time': {
    says: 'Nella somma non c’è ancora la maggiorazione (majoration)? Allora ha un mese per contestare e tre mesi per pagare. Contestare non ferma i tre mesi.',
  },
  'fr.fine.option-contest-fps': {
    title: 'Contestare prima al Comune',
    says: 'Lo invii online o con raccomandata entro un mese. Alleghi i motivi, l’avviso e la carta di circolazione.',
    cost: 'Una raccomandata, o niente online.',
    time: 'Un mese senza risposta vuol dire no.',
    risk: 'I tre mesi per pagare continuano.',
    bestFor: 'Ha pagato, ha venduto l’auto o i fatti sono sbagliati.',
  },
  'fr.fine.option-pay-fps': {
    title: 'Pagare entro tre mesi',
    says: 'Paghi nel modo indicato nell’avviso. Scriva Lei l’indirizzo e tenga la ricevuta.',
    cost: 'La tariffa. Alcune città chiedono meno nei primi giorni.',
    time: 'Minuti.',
    risk: 'Poi si aggiunge il 20%, almeno 50 €.',
    bestFor: 'È giusto.',
  },
  'fr.fine.want-fps-raised': {
    says: 'Questa tariffa di sosta (FPS) non è stata pagata in tre mesi. Lo Stato ha aggiunto una maggiorazione: 20%, almeno 50 €.',
  },
  'fr.fine.reality-fps-raised': {
    says: 'Può contestare la tariffa maggiorata direttamente al tribunale della sosta (tribunal du stationnement payant). L’avviso dice entro quando.',
  },
  'fr.fine.step-fps-raised': {
    says: 'Ha ricevuto il primo avviso? L’auto era ancora Sua? Se no, scriva al tribunale della sosta nel tempo indicato nell’avviso, con le prove.',
  },
  'fr.fine.rights-fps': {
    says: 'Può contestarla, dire che aveva venduto l’auto e chiedere le prove.',
  },
}
