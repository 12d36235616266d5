/** Multe, imposta cantonale e condono, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_IT: Words = {
  'ch.public.fine-cannot-pay': {
    says: 'Se non può pagare una multa, chieda tempo, rate o lavoro di pubblica utilità. Se non fa nulla, possono seguire giorni di carcere.',
  },
  'ch.tax.right-canton': {
    says: 'Per l’imposta del cantone e del comune ha pure 30 giorni. Poi c’è il ricorso a un tribunale fiscale.',
  },
  'ch.tax.right-fine': {
    says: 'La multa per dichiarazione mancante arriva a 1000 franchi, di più solo nei casi gravi. Mandi la dichiarazione e si opponga con i motivi.',
  },
  'ch.benefit.right-waiver-time': {
    says: 'Chieda il condono per iscritto, con prove, entro 30 giorni da quando la decisione di restituire è definitiva.',
  },
}
