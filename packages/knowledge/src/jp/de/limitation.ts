/** The German words of Japan: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'jp.limitation.five': {
    says: 'Die meisten Forderungen sind nach fünf Jahren zu alt. Sie müssen es sagen. Für Schulden von vor April 2020 gelten ältere Regeln.',
    from: 'der Tag, an dem die Summe fällig wurde',
    restartedBy:
      'Eine Zahlung oder ein Ja zur Schuld startet die fünf Jahre neu. Ein Urteil macht daraus zehn.',
  },
  'jp.limitation.judgment': {
    says: 'Nach einem Urteil beträgt die Frist meist zehn Jahre.',
  },
}
