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
  'gb.data-copy.answer-health-records': {
    says: 'Può vedere la Sua cartella clinica e averne una copia, gratis e senza motivo. In Inghilterra guardi prima l’app NHS. Oppure la chieda allo studio o all’ospedale, per iscritto o a voce. Hanno un mese, tre se è complesso. Possono togliere ciò che farebbe grave danno o riguarda altri. Si paga solo per richieste abusive o ripetute. Se dicono no, reclami gratis all’Information Commissioner’s Office.',
  },
}
