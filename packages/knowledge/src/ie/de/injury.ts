/** Claims for an injury, and the Injuries Resolution Board: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_DE: Words = {
  'ie.injury.right-time': {
    says: 'Eine Forderung wegen Verletzung muss innerhalb von zwei Jahren beginnen. Schreiben Sie der Gegenseite innerhalb eines Monats. Die meisten Fälle gehen zuerst zum Injuries Resolution Board.',
  },
  'ie.board.wants': {
    says: 'Jemand sagt, dass Sie an einer Verletzung schuld sind. Das Board fragt, ob es den Anspruch bewerten darf.',
  },
  'ie.board.right-choice': {
    says: 'Sie haben 90 Tage, um der Bewertung zuzustimmen oder nicht. Zustimmen heißt nicht, Schuld zuzugeben. Schweigen gilt als Ja.',
  },
  'ie.board.step': {
    says: 'Schicken Sie den Brief heute Ihrer Versicherung und geben Sie nichts zu. Schreiben Sie auf, was geschah, mit Namen und Fotos.',
  },
}
