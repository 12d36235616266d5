/** Questions about data that a firm holds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_FR: Words = {
  'be.ask.my-data': {
    says: 'Écrivez à l’entreprise. Demandez quelles données elle a sur vous, ou leur effacement. Elle doit répondre en un mois, gratuitement. Sinon, plaignez-vous à l’Autorité de protection des données (APD).',
  },
}
