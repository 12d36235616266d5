/** The French words of the rows in ../enquiry-rent-too-high.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_TOO_HIGH_FR: Words = {
  'nl.ask.rent-too-high': {
    says: 'Comptez les points avec le test de la Huurcommissie. Dans les six premiers mois, vous pouvez faire contrôler le premier loyer. Plus tard, avec peu de points, demandez par écrit un loyer plus bas. En cas de refus, allez à la Huurcommissie.',
  },
}
