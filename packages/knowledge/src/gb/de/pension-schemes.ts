/** German: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_DE: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: 'Beschweren Sie sich zuerst bei der Pensionskasse selbst. Danach entscheidet der Pensions Ombudsman kostenlos, meist innerhalb von drei Jahren.',
  },
  'gb.pension-scheme.right-time': {
    says: 'Man darf selten mehr als sechs Jahre vor den Tag zurückgehen, an dem der Streit den Ombudsman erreichte. Haben Sie das Geld gutgläubig ausgegeben, sagen Sie es. Die Raten müssen bezahlbar sein.',
  },
}
