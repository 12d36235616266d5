/** : the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_ES: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'No, salvo que el familiar firmara también. Se paga con lo que dejó la persona. Comunique la muerte por escrito, pida que dejen de llamar y reclame si siguen.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Diga hoy al prestamista, por escrito, que usted no lo pidió. Pida que lo investigue y deje de cobrar. Denúncielo en Report Fraud y revise sus informes de crédito gratuitos.',
  },
}
