/** The Dutch words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_NL: Words = {
  'nz.unit.right-levy': {
    says: 'Vraag om de notulen die de bijdrage (levy) vaststelden en om een overzicht. De rente mag hoogstens 10% per jaar zijn.',
  },
}
