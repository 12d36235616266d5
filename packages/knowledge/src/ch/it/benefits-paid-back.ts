/** The Italian words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_WORDS: Words = {
  'ch.public.benefit-want': { says: "Un'assicurazione sociale dice di avere pagato troppo." },
  'ch.public.benefit-thirty': {
    says: 'Ha trenta giorni per fare opposizione alla decisione.',
    action: 'Mandare la Sua opposizione',
    consequence: 'La decisione resta valida.',
  },
  'ch.public.benefit-step': {
    says: 'Se era in buona fede e restituire è troppo gravoso, chieda anche un condono.',
  },
  'ch.public.benefit-right': {
    says: 'Ha il diritto di fare opposizione gratis e di chiedere un condono.',
  },
  'ch.public.benefit-option': {
    title: 'Fare opposizione',
    says: 'Scriva perché è sbagliata.',
    cost: 'Nulla.',
    time: 'Trenta giorni.',
    risk: 'Nessuno.',
    bestFor: "Non è d'accordo.",
  },
}
