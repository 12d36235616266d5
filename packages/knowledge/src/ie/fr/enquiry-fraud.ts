/** Questions about fraud, stolen data and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'ie.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas et ne répondez pas. Vérifiez auprès du vrai service, à un numéro que vous trouvez vous-même. Signalez-le à la police (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Appelez votre banque maintenant et demandez-lui d’arrêter ou de rendre le paiement. Puis prévenez la police (gardaí). Si la banque dit non, allez au FSPO.',
  },
  'ie.ask.data-breach': {
    says: 'Changez vos mots de passe et avertissez la banque. Demandez ce qui a été pris. Vous pouvez vous plaindre gratuitement à la Commission et demander réparation.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que ce n’est pas vous et signalez-le aux gardaí. Vous pouvez faire mettre au Central Credit Register une note que quelqu’un utilise votre nom.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Elle doit le plus souvent rendre l’argent le jour ouvrable suivant, et prouver une faute de votre part. Puis allez gratuitement au FSPO.',
  },
}
