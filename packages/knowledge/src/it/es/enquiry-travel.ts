/** Questions about flights, trains, luggage and trips: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_ES: Words = {
  'it.ask.luggage': {
    says: 'Denúncielo en el mostrador y guarde el papel (PIR). Escriba a la aerolínea en 7 días por daños, 21 por retraso. A los 21 días cuenta como perdida. Puede pedir hasta 1.519 unidades (DEG), en dos años.',
  },
  'it.ask.train-late': {
    says: 'Pida el dinero a la compañía en tres meses. Una hora de retraso da el 25 % del billete, dos horas el 50 %, salvo causa ajena. Algunos trenes locales tienen otras reglas.',
  },
  'it.ask.flight': {
    says: 'En la mayoría de los casos sí. Por tres horas de retraso o una cancelación tardía, de 250 € a 600 € según la distancia, salvo causa externa. También comida, y otro vuelo o su dinero.',
  },
  'it.ask.trip-cancelled': {
    says: 'Si el organizador cancela un viaje combinado, debe devolver todo en 14 días. No tiene que aceptar un vale. También puede pedir daños, salvo pocos inscritos o causa ajena.',
  },
}
