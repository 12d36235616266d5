/** The Spanish words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_ES: Words = {
  'de.ask-train.late': {
    says: 'Desde 60 minutos de retraso a la llegada le devuelven el 25 % del precio, desde 120 minutos el 50 %. No con tiempo extremo, personas en la vía o robo. Si se prevén 60 minutos, puede dejar el viaje y recuperar todo. Reclame en tres meses, en línea o con el formulario.',
  },
}
