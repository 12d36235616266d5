/** Questions about tax and health insurance debts that the town has seized for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_IT: Words = {
  'jp.ask.tax-account-seized': {
    says: 'Vada oggi all’ufficio; non serviva un giudice. Mostri buste paga, affitto e denaro rimasto e chieda per iscritto di liberare il necessario (差押解除) e di pagare a rate. Se hanno preso tutta la paga o l’assegno per figli il giorno stesso, dica che questo denaro è protetto; dei giudici l’hanno detto illegale. Può chiedere un riesame (審査請求) in tre mesi. 法テラス aiuta.',
  },
}
