/** The Spanish words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_ES: Words = {
  'es.ask.luggage': {
    says: 'Denúncielo en el mostrador y guarde el papel (PIR). Escriba a la aerolínea en 7 días por daños, 21 por retraso. A los 21 días cuenta como perdida. Puede pedir hasta 1.519 unidades (DEG), en dos años.',
  },
  'es.ask.train-late': {
    says: 'Pida el dinero a la compañía en tres meses. Una hora de retraso da el 25 % del billete, dos horas el 50 %, salvo causa ajena. Algunos trenes locales tienen otras reglas.',
  },
}
