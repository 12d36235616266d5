/** The German words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_DE: Words = {
  'ie.neighbour.right-noise': {
    says: 'Sie können selbst beim District Court beantragen, dass der Lärm endet. Sagen Sie es dem Nachbarn vorher und führen Sie ein Tagebuch.',
  },
  'ie.neighbour.right-wall': {
    says: 'Arbeiten an einer gemeinsamen Wand dürfen Ihnen nicht schaden. Ohne Einigung kann der District Court die Arbeiten für jede Seite regeln (works order).',
  },
  'ie.neighbour.answer': {
    says: 'Reden Sie zuerst, wenn das sicher ist, und führen Sie ein Tagebuch. Dann können Sie beim District Court gegen den Lärm vorgehen. Eine Mietwohnung können Sie dem Residential Tenancies Board melden.',
  },
}
