/** First steps, rights and ways out for questions about things bought and services: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_IT: Words = {
  'es.guide.step-buy-write': {
    says: 'Scriva alla ditta: che cosa è successo, che cosa vuole, entro quando. Conservi le prove.',
  },
  'es.guide.step-buy-papers': { says: 'Raccolga il contratto, la fattura, i messaggi e le foto.' },
  'es.guide.step-buy-bank': {
    says: 'Se ha pagato e pensa a una truffa, chiami prima la Sua banca.',
  },
  'es.guide.step-buy-omic': {
    says: 'Nessuna risposta in un mese? Vada all’OMIC e chieda l’arbitrato, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Ha comprato a distanza? Di solito ha 14 giorni per recedere.',
  },
  'es.guide.right-buy-guarantee': { says: 'Le cose nuove hanno una garanzia legale di tre anni.' },
  'es.guide.right-buy-unfair': { says: 'Le clausole abusive non La vincolano.' },
  'es.guide.buy-no-force': {
    says: 'Una ditta non può prendere i Suoi soldi con la forza senza un tribunale.',
  },
  'es.guide.option-buy-complain': {
    says: 'Prima la ditta, poi l’OMIC.',
    title: 'Reclamare',
    cost: 'Nulla.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: 'La ditta ha torto o tace.',
  },
  'es.guide.option-buy-cancel': {
    says: 'Mandi un recesso chiaro per iscritto.',
    title: 'Recedere',
    cost: 'A volte la spedizione.',
    time: '14 giorni.',
    risk: 'Alcune cose sono escluse.',
    bestFor: 'Ha comprato a distanza.',
  },
  'es.guide.option-buy-court': {
    says: 'Fino a 2.000 € può fare causa senza avvocato.',
    title: 'Piccola causa',
    cost: 'Copie.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: 'Nient’altro ha funzionato.',
  },
}
