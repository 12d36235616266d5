/** A copy of your own data, and answers that refuse it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_IT: Words = {
  'gb.data-copy.wants': { says: 'Rispondono alla Sua richiesta di una copia dei Suoi dati.' },
  'gb.data-copy.right-copy': {
    says: 'Può avere gratis una copia dei Suoi dati entro un mese, o tre se è complesso. Possono coprire altri, ma devono dare il resto.',
  },
  'gb.data-copy.step': {
    says: "Risponda: su quale regola si basano? Chieda tutto ciò che non riguarda altri. Poi si lamenti gratis con l'Information Commissioner's Office. Anche un giudice può ordinarlo.",
  },
  'gb.data-copy.answer': {
    says: "Devono rispondere entro un mese, o tre se è complesso. Solleciti per iscritto. Poi si lamenti gratis con l'Information Commissioner's Office.",
  },
}
