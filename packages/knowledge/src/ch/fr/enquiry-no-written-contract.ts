/** Questions about a job with no contract on paper: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_FR: Words = {
  'ch.ask.no-written-contract': {
    says: 'Vous avez les droits d’un employé même sans papier. Un emploi convenu de vive voix, ou un travail d’ordinaire payé, est un contrat. Salaire, quatre semaines de vacances, délais de congé et salaire en cas de maladie valent par la loi. Si l’emploi dure plus d’un mois, l’employeur doit écrire : noms, début, fonction, salaire et heures. Gardez messages, paiements et noms. La conciliation est gratuite.',
  },
}
