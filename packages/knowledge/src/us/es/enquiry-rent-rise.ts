/** Questions about a higher rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_ES: Words = {
  'us.story.rent-rise': {
    says: 'Durante el contrato la renta casi siempre sigue igual. Después los estados exigen aviso, muchas veces de 30 a 90 días, y algunos estados y ciudades ponen tope. Pida por escrito la regla que usan.',
    dependsOn: 'su estado, su ciudad y el edificio',
  },
}
