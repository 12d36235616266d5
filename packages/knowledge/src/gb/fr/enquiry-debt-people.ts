/** : the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_FR: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Non, sauf si ce membre de la famille a signé aussi. Elle est payée avec ce que la personne a laissé. Écrivez le décès à la société, demandez l’arrêt des appels, et faites une réclamation si elle continue.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Écrivez aujourd’hui au prêteur que vous n’avez pas pris ce prêt. Demandez-lui d’examiner l’affaire et d’arrêter le recouvrement. Signalez-le à Report Fraud, et vérifiez vos rapports de crédit gratuits.',
  },
}
