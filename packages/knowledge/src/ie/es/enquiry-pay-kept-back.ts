/** Questions about wages kept back where there is no written contract: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_ES: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'No. Por roturas o retrasos solo pueden descontar si sus condiciones escritas lo permiten, la suma es justa y le avisaron por escrito una semana antes. Sin nada escrito es ilegal. También le deben las vacaciones generadas, el 8 % de sus horas. Pida ambas cosas por escrito. Después reclame a la WRC en seis meses, gratis.',
  },
}
