/** Questions about an energy contract made by phone and never asked for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_FR: Words = {
  'it.ask.energy-phone': {
    says: 'Non. Depuis le 19 juin 2026, un contrat d’énergie né d’un démarchage par téléphone sans votre accord est nul. Un contrat par téléphone n’engage d’ailleurs qu’après votre confirmation écrite ou durable. Ce que vous n’avez pas demandé n’est pas à payer. Réclamez par écrit : non demandé, envoyez l’enregistrement, remettez-moi. Rétractez-vous aussi : 14 jours, douze mois de plus sans information. Puis le Sportello d’ARERA, gratuit.',
  },
}
