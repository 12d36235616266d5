/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_FR: Words = {
  'gb.ask-housing.sale-first-year': {
    says: 'Un congé pour vendre ou pour habiter (grounds 1A et 1) ne vaut pas si sa date tombe dans votre première année. Quatre mois de préavis ne suffisent pas. Vous n’avez pas à partir ce jour-là. Payez toujours, dites-le par écrit et faites vérifier par Shelter : 0808 800 4444. Seul un tribunal peut vous faire partir. Après un tel congé, pas de relocation pendant 12 mois.',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'Un Form 3A avec ground 1 ou 1A peut valoir après votre première année. Vous n’avez pas pour autant à partir ce jour-là. Le propriétaire doit prouver son projet au tribunal ; seuls ses huissiers expulsent. Faites vérifier formulaire, quatre mois et dépôt par Shelter : 0808 800 4444. Payez toujours, voyez la commune. Ensuite, pas de relocation pendant 12 mois.',
  },
}
