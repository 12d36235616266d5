/** Questions about fines, the driver of a car and drinking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'be.ask.fine': {
    says: 'No pague lo que impugna. Responda como y cuando dice el papel, con sus razones y pruebas. Una orden de pago sin pagar puede ejecutarse, así que actúe a tiempo.',
  },
  'be.ask.fine-driver': {
    says: 'Se presume que conducía el titular de la placa, pero puede probar que no era usted. Envíe el formulario con el nombre del conductor en 15 días y guarde prueba. No pague lo que discute.',
  },
  'be.ask.drunk-driving': {
    says: 'No conduzca. La policía puede quitarle el permiso al momento por 15 días, y un juez puede alargarlo. Un exceso pequeño puede acabar con un pago. Por encima va al tribunal de policía. Busque un abogado, gratis con pocos ingresos (pro deo).',
  },
}
