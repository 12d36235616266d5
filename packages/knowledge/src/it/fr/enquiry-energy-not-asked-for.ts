/** Questions about an energy contract made by phone and never asked for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_FR: Words = {
  'it.ask.energy-phone': {
    says: 'Non. Un contrat par téléphone n’engage qu’après votre confirmation écrite ou sur support durable. Ce que vous n’avez pas demandé n’est pas à payer. Réclamez par écrit au nouveau fournisseur : contrat non demandé, envoyez l’enregistrement, remettez-moi comme avant. Rétractez-vous aussi : 14 jours, douze mois de plus sans information. Pendant la réclamation, contestez toute coupure ; puis le Sportello d’ARERA, gratuit.',
  },
}
