/** The German words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_DE: Words = {
  'us.domain.right-proof': {
    says: 'Um eine Domain zu bekommen, müssen sie eine eigene Marke und Ihre böse Absicht zeigen, daran zu verdienen. Eine Seite mit ehrlicher Meinung, die nichts verkauft, spricht für Sie.',
  },
  'us.domain.right-public-speech': {
    says: 'Ein Amt darf Sie nicht stoppen, weil ihm nicht gefällt, was Sie sagen. Worte zu öffentlichen Fragen sind geschützt. Schreiben Sie klar auf die Seite, dass sie nicht amtlich ist.',
  },
}
