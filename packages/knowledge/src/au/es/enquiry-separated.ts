/** Questions about the home and savings after a couple parts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_ES: Words = {
  'au.ask.split-property': {
    says: 'Puede pedir una parte justa, esté a nombre de quien esté la casa. Cuenta lo que cada uno aportó, ganó e hizo por el hogar y los hijos, y lo que necesitará. No hay una mitad fija. Tras el divorcio tiene 12 meses para ir al juez; las parejas de hecho (de facto), dos años desde la ruptura. Después, solo con su permiso. Busque un acuerdo y hágalo consent order.',
  },
}
