/** Questions about credit reports: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_WORDS: Words = {
  'ca.ask.credit-file': {
    says: 'Puede recibir gratis su informe de crédito de Equifax y TransUnion. Si algo está mal, pida que lo corrijan. La mayoría de las deudas sale tras unos seis años.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Escriba a Equifax y TransUnion qué está mal y añada pruebas. Deben revisarlo gratis y corregirlo. Casi todas las malas notas deben irse a los seis años.',
  },
}
