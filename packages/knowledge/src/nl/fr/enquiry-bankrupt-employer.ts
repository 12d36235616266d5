/** Questions about the pay that a bankrupt employer owes: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_FR: Words = {
  'nl.ask.bankrupt-employer': {
    says: 'Signalez-vous aussitôt à l’UWV : il prend en charge le salaire dû par l’employeur en faillite. Jusqu’à 13 semaines avant le congé, le préavis jusqu’à six semaines, et jusqu’à un an de vacances et d’allocation. Utilisez le formulaire du curateur (curator). Envoyez fiches et heures. Offrez votre travail jusqu’à ce qu’il y mette fin. Ensuite, demandez la WW en une semaine.',
  },
}
