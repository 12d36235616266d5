/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_FR: Words = {
  'ie.ask.six-year-tenancy': {
    says: 'Si la location a commencé le 1er mars 2026 ou après, vous êtes protégé pour six ans à la fois, après six mois sur place. Une société ou un propriétaire de quatre locations ou plus a alors besoin d’une faute de votre part ou d’un logement qui ne vous convient plus. Un plus petit peut aussi y mettre fin pour une vraie difficulté ou pour sa famille. Vous pouvez partir avec un préavis. Les locations plus anciennes gardent les anciennes règles.',
    dependsOn: 'la date de début de la location et le nombre de locations du propriétaire',
  },
}
