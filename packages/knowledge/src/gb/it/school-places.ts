/** School places, appeals for another school, and the way to school: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_IT: Words = {
  'gb.school.place-wants': {
    says: "La lettera dice quale posto a scuola ha Suo figlio. Può chiedere un'altra scuola e tenere intanto questo posto.",
  },
  'gb.school.right-place': {
    says: 'Può opporsi al rifiuto davanti a una commissione indipendente dalla scuola. Ogni scuola che rifiuta deve dirLe come.',
  },
  'gb.school.place-step': {
    says: 'Accetti il posto che ha. Mandi il ricorso entro il giorno scritto, con prove che questa scuola va bene per Suo figlio.',
  },
  'gb.school.right-bus': {
    says: 'Il viaggio è gratis verso la scuola adatta più vicina oltre due miglia, o tre dagli otto anni. Contano anche bisogni, basso reddito o strada pericolosa.',
  },
}
