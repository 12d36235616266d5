/** The Spanish words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'jp.ask.flight': {
    says: 'Japón no fija una suma. Si la compañía cancela, sus condiciones dan el dinero u otro vuelo. En un vuelo internacional puede reclamar el daño probado, salvo que hiciera todo lo posible. Un vuelo salido de Europa da de 250 a 600 €. Guarde recibos y pida un papel del retraso.',
  },
}
