/** Questions about fraud, stolen data and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'ca.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau. Signalez-le au Centre antifraude, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Appelez votre banque maintenant pour arrêter ou ravoir le paiement. Changez vos mots de passe. Signalez-le à la police et au 1-888-495-8501.',
  },
  'ca.ask.data-breach': {
    says: 'Changez vos mots de passe, avertissez votre banque et mettez une alerte à la fraude chez Equifax et TransUnion. Demandez ce qui a été pris.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que ce n’est pas vous et demandez ses preuves. Signalez-le à la police et au 1-888-495-8501. Demandez une alerte à la fraude à Equifax et TransUnion.',
  },
}
