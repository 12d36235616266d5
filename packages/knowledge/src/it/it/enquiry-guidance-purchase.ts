/** First steps, rights and ways out for questions about things bought and services: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'it.guide.step-buy-write': {
    says: "Scriva all'azienda con raccomandata o PEC: cosa è successo, cosa vuole, entro quando.",
  },
  'it.guide.step-buy-papers': { says: 'Raccolga contratto, fattura, messaggi e foto.' },
  'it.guide.step-buy-bank': { says: 'Se ha pagato e pensa a una truffa, chiami prima la banca.' },
  'it.guide.step-buy-adr': {
    says: "Nessuna risposta? Chieda la conciliazione con un'associazione, ARERA o AGCOM.",
  },
  'it.guide.right-buy-withdraw': {
    says: 'Ha comprato a distanza? Di regola ha 14 giorni per recedere.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'I beni hanno due anni di garanzia legale dal venditore.',
  },
  'it.guide.right-buy-unfair': { says: 'Le clausole vessatorie non La vincolano.' },
  'it.guide.buy-no-force': { says: "Un'azienda non può prendere soldi senza un giudice." },
  'it.guide.option-buy-complain': {
    title: 'Reclamare',
    says: "Prima l'azienda, poi la conciliazione.",
    cost: 'Una lettera.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: "L'azienda sbaglia o tace.",
  },
  'it.guide.option-buy-cancel': {
    title: 'Recedere',
    says: 'Mandi un recesso chiaro per iscritto.',
    cost: 'A volte la spedizione.',
    time: '14 giorni.',
    risk: 'Alcuni beni sono esclusi.',
    bestFor: 'Ha comprato a distanza.',
  },
  'it.guide.option-buy-court': {
    title: 'Giudice di pace',
    says: 'Fino a 1.100 € può andare da solo.',
    cost: 'Un piccolo contributo.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: "Nient'altro ha funzionato.",
  },
}
