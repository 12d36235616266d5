/** Questions of people whom the police took in: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_IT: Words = {
  'gb.ask-police.arrested': {
    says: 'Chieda l’avvocato di turno (duty solicitor), che è gratuito, e non dica nulla dei fatti prima di avergli parlato. Può far avvisare qualcuno. La polizia può trattenerLa senza accusa di solito 24 ore, di più per reati gravi. Poi conservi ogni carta e ogni data in cui deve tornare. Non tornare è un reato a sé.',
  },
}
