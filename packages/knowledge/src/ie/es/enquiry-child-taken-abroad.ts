/** Questions of a parent whose child the other parent wants to take to live abroad: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_ES: Words = {
  'ie.ask.child-emigrates': {
    says: 'No firme nada y escriba que no está de acuerdo. Llevar a vivir a un niño fuera de Irlanda exige el sí de cada guardian o de un juez; el pasaporte también. Un padre no casado lo es si vivió con la madre 12 meses seguidos desde el 18 de enero de 2016, tres tras el parto. Pida ya a la District Court visitas y una orden contra la salida. Si ya se fue, pida el regreso en un año.',
  },
}
