/** The French words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_FR: Words = {
  'ca.fact.e-transfer-taken': {
    says: 'Dites aujourd’hui par écrit à la banque qu’un autre a pris le virement, et demandez l’argent. Demandez quel compte l’a reçu, et avisez la police et le 1-888-495-8501. Changez le mot de passe du courriel. Si la banque refuse ou tarde 56 jours, l’OSBI décide gratuitement. Dites comment vous aviez choisi la réponse.',
  },
  'ca.fact.e-transfer-sent': {
    says: 'Appelez la banque maintenant : un virement non encaissé peut s’annuler. S’il est encaissé et que vous l’avez envoyé, la banque n’a en général pas à payer ; demandez quand même par écrit. Signalez à la police, au site et au 1-888-495-8501. Gardez annonce et messages. Si la banque a mal agi, l’OSBI l’examine gratuitement.',
  },
}
