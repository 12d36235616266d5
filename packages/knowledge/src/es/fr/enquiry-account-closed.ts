/** Questions about a bank that closes or refuses an account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_FR: Words = {
  'es.ask.account-closed': {
    says: 'Une banque qui ferme un compte doit le plus souvent prévenir par écrit deux mois avant. Si elle demande des papiers (identité, revenus), apportez-les contre copie tamponnée : sans eux elle peut bloquer. Toute personne vivant légalement dans l’UE, et les demandeurs d’asile, ont droit à un compte de base (cuenta de pago básica). Réponse en dix jours ouvrables. Refus : réclamez, puis le Banco de España, gratuit.',
  },
}
