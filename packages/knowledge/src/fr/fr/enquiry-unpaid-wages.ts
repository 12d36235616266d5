/** Questions about pay that does not come: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_FR: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Réclamez-le par lettre recommandée avec une date limite. Puis le référé aux prud’hommes, sans avocat. 50 € peuvent être dus, sauf aide juridictionnelle. Prévenez aussi l’inspection du travail. Continuez à travailler et ne démissionnez pas sans conseil. Si l’entreprise est en faillite, l’AGS paie. Vous avez trois ans.',
  },
}
