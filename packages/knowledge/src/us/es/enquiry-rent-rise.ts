/** The Spanish words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_ES: Words = {
  'us.ask-home.rent-increase': {
    says: 'Durante un contrato a plazo fijo (lease), la renta solo puede subir si el contrato lo dice. Después debe haber aviso, y algunos estados y ciudades ponen un tope.',
    dependsOn: 'su contrato de renta (lease), su estado y su ciudad',
  },
  'us.story.rent-rise': {
    says: 'Durante el contrato la renta casi siempre sigue igual. Después los estados exigen aviso, muchas veces de 30 a 90 días, y algunos estados y ciudades ponen tope. Pida por escrito la regla que usan.',
    dependsOn: 'su estado, su ciudad y el edificio',
  },
}
