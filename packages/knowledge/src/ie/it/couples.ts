/** Couples that are not married: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_IT: Words = {
  'ie.couple.right-share': {
    says: "Dopo cinque anni insieme, o due con un figlio, può chiedere al giudice una parte o un sostegno. Dopo una morte, entro sei mesi dall'atto di successione.",
  },
  'ie.couple.answer': {
    says: "Senza testamento, un partner non sposato non eredita nulla da sé. Dopo cinque anni insieme, o due con un figlio, può chiedere una parte al giudice. Entro sei mesi dall'atto di successione.",
  },
}
