/** The Italian words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_IT: Words = {
  'nz.unit.right-levy': {
    says: 'Chieda il verbale che fissa la quota (levy) e un conto. Gli interessi possono essere al massimo del 10 % l’anno.',
  },
}
