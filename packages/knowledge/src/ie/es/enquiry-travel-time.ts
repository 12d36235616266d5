/** Questions about unpaid time on the road between clients: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_ES: Words = {
  'ie.ask.travel-time': {
    says: 'Sí. Los viajes de trabajo cuentan como horas para el salario mínimo, o sea de un cliente a otro. El camino de casa al trabajo y vuelta, no. Divida su paga por todas esas horas: desde los 20 años no puede bajar de €14.15. Pida por escrito un cálculo de su paga media y reclame a la WRC en seis meses. Es gratis.',
  },
}
