/** Questions about a fall in a shop or on the street: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_ES: Words = {
  'fr.ask-buy.fall': {
    says: 'En una tienda debe mostrar que algo en mal estado o mal puesto, como líquido en el suelo, causó la caída. En la calle, el municipio debe probar el buen mantenimiento. Fotos el mismo día, testigos y parte médico. Escriba por carta certificada y pida su seguro. Avise a sus seguros y a la CPAM. Por lesiones casi siempre diez años; contra un municipio, cuatro.',
    dependsOn: 'qué causó la caída y qué puede probar',
  },
}
