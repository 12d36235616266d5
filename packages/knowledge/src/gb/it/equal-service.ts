/** Shops and services that turn people away: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_IT: Words = {
  'gb.equal.right-services': {
    says: 'Un negozio o servizio non può respingerLa o trattarLa peggio per disabilità, razza, fede, sesso o sessualità. Deve fare cambiamenti giusti, come far entrare un cane di assistenza.',
  },
  'gb.equal.answer': {
    says: 'No. Un negozio o servizio non può respingerLa per questo. Si lamenti per iscritto. Può andare dal giudice entro sei mesi meno un giorno per scuse e denaro.',
  },
}
