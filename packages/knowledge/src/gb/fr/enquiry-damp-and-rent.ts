/** Questions about damp, and about stopping the rent for repairs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_FR: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'Non, n’arrêtez pas de payer le loyer, car ils pourraient vous expulser pour ce retard. Pour une humidité ou des moisissures graves, ils doivent regarder dans les 10 jours ouvrés après votre signalement, et sécuriser dans les 5 suivants. En urgence, c’est 24 heures.',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'Non, n’arrêtez pas de payer le loyer. Vous pourriez perdre votre logement pour ce retard, même si la réparation est leur devoir. Signalez-le par écrit, appelez la mairie (council), et prenez conseil sur un procès.',
  },
  'gb.ask-housing.damp-social': {
    says: 'Signalez-le par écrit avec photos et toute lettre de médecin. Pour une humidité ou des moisissures graves, ils doivent regarder dans les 10 jours ouvrés, et sécuriser dans les 5 suivants. Sinon, faites une réclamation, puis allez au Housing Ombudsman.',
  },
}
