/** The Italian words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_IT: Words = {
  'es.public.step-what': {
    says: 'Guardi che cos’è: una proposta, una decisione, o una richiesta con sovrattassa. Segni l’ultimo giorno.',
  },
  'es.public.step-real': {
    says: 'Controlli che sia vero sul sito dell’ufficio con il codice (CSV) della lettera, mai con un link.',
  },
  'es.public.step-appeal': {
    says: 'Se è sbagliato, faccia ricorso in tempo e dica perché. Chieda di fermare la riscossione: per questo può servire una garanzia.',
  },
  'es.public.step-plan': { says: 'Se lo deve, chieda le rate online prima dell’ultimo giorno.' },
  'es.public.step-dispute': { says: 'Chieda la pratica e mandi documenti che mostrano l’errore.' },
  'es.public.step-apremio': {
    says: 'Cerchi il giorno in cui Le è arrivata, anche nella casella elettronica. Fino al 15: paghi tutto entro il 20 di quel mese. Dopo: entro il 5 del mese seguente. Così la maggiorazione è del 10 %, non del 20 %.',
  },
}
