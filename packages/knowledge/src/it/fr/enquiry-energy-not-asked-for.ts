/** Questions about an energy contract made by phone and never asked for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_NOT_ASKED_FOR_FR: Words = {
  'it.ask.energy-phone': {
    says: 'Non. Depuis le 19 juin 2026, un contrat d’énergie né d’un démarchage par téléphone sans votre accord est nul. Un contrat par téléphone n’engage d’ailleurs qu’après votre confirmation écrite ou durable. Ce que vous n’avez pas demandé n’est pas à payer. Réclamez par écrit : non demandé, envoyez l’enregistrement, remettez-moi. Rétractez-vous aussi : 14 jours, douze mois de plus sans information. Puis le Sportello d’ARERA, gratuit.',
  },
  'it.ask.bill-too-high': {
    says: 'Envoyez tout de suite une réclamation écrite au fournisseur (formulaire du site, mail ou PEC), avec une photo du compteur. Il doit répondre avec ses raisons en 30 jours, sinon il vous indemnise. Si la facture dépasse une fois et demie la moyenne, il ne peut pas couper avant sa réponse. Cela vaut au-delà de 50 € et si vous écrivez au plus tard dix jours après l’échéance. Payez la part juste. Ensuite, la conciliation ARERA est gratuite. Une consommation de plus de deux ans n’est en général plus due.',
  },
}
