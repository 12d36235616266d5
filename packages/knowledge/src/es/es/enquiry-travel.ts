/** Questions about flights, trains, luggage and trips: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_ES: Words = {
  'es.ask.luggage': {
    says: 'Denúncielo en el mostrador y guarde el papel (PIR). Escriba a la aerolínea en 7 días por daños, 21 por retraso. A los 21 días cuenta como perdida. Puede pedir hasta 1.519 unidades (DEG), en dos años.',
  },
  'es.ask.train-late': {
    says: 'Pida el dinero a la compañía en tres meses. Una hora de retraso da el 25 % del billete, dos horas el 50 %, salvo causa ajena. Algunos trenes locales tienen otras reglas.',
  },
  'es.ask.flight': {
    says: 'En general sí: por tres horas de retraso o cancelación tardía, de 250 a 600 € según distancia, salvo causa externa. También comida y otro vuelo o su dinero.',
  },
  'es.ask.trip-cancelled': {
    says: 'Si el organizador cancela un viaje combinado, pida por escrito todo lo pagado. Debe devolverlo en 14 días y no tiene que aceptar un vale. Si no paga, vaya a la OMIC.',
  },
}
