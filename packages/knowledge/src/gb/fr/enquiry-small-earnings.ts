/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_FR: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: 'de vos recettes sur toute l’année fiscale',
    says: 'Jusqu’à 1 000 £ par année fiscale, et non par mois, c’est libre et il n’y a rien à déclarer. Tous vos petits travaux et ventes comptent ensemble, avant frais. Au-delà, inscrivez-vous au Self Assessment avant le 5 octobre qui suit l’année fiscale, même sans impôt à payer. En retard ? Dites-le à HMRC maintenant : cela coûte moins cher. L’argent donné par un patron est un salaire, à lui de retenir l’impôt. Vendre vos vieilles affaires ne compte en général pas.',
  },
}
