/** The French words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_FR: Words = {
  'nl.ask.bank-seized': {
    says: 'Une somme fixe doit rester libre sur votre compte, selon votre foyer. Demandez à la banque et à l’huissier quelle somme ils ont laissée. S’il reste trop peu pour vivre, envoyez la preuve de vos revenus. Demandez à l’huissier de corriger. L’argent qui arrive plus tard n’est pas pris par cette saisie. Rien pour manger ? Demandez aujourd’hui à votre commune.',
  },
}
