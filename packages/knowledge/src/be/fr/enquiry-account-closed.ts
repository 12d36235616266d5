/** Questions about a bank that closes or refuses an account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_FR: Words = {
  'be.ask.account-closed': {
    says: 'Une banque qui ferme un compte doit le plus souvent prévenir par écrit deux mois avant, sauf fraude ou faute grave. Demandez-lui pourquoi, et votre argent. Chaque consommateur a droit au service bancaire de base : demandez-le à une banque avec son formulaire. Il comprend carte, virements et domiciliations, à bas prix. Refus ? Plainte à la banque, puis à l’Ombudsfin, gratuit. Donnez le nouveau compte à l’employeur.',
  },
}
