/** The Dutch words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_NL: Words = {
  'nl.aid.step-lawyer': {
    says: 'Met een laag inkomen kost een advocaat u maar een klein deel (toevoeging). Het eerste gesprek bij het Juridisch Loket is gratis.',
  },
}
