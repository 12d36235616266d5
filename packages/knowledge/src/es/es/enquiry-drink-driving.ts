/** Questions about driving after a drink: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_ES: Words = {
  'es.ask.drink-driving': {
    says: 'Por encima de 0,60 mg por litro de aire, o con signos claros, es delito. Entonces hay juicio rápido: vaya con abogado, de oficio si no tiene. Si se conforma, la pena baja un tercio. La privación del carnet es de uno a cuatro años. Por debajo es multa de hasta 1.000 € y hasta seis puntos, sin retirada por el juez. No conduzca si le quitaron el permiso.',
    dependsOn: 'la tasa medida',
  },
}
