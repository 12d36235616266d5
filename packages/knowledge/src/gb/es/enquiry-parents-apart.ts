/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_ES: Words = {
  'gb.ask-family.child-kept': {
    says: 'Sin orden judicial la policía casi nunca actúa, salvo peligro para el niño: ambos padres con patria potestad son iguales. Pida ya al juzgado de familia, con el C100, una orden urgente sobre dónde vive y que vuelva. Si es urgente no hace falta antes la mediación. No se lo lleve por la fuerza. Escriba con calma y avise a la escuela.',
  },
  'gb.ask-family.take-abroad': {
    says: 'Necesita el sí de todos los que tienen la patria potestad, mejor por escrito. Ir sin él puede ser delito. Si una orden dice que el niño vive con usted, son libres hasta 28 días. Si el otro se niega sin buena razón, pida pronto permiso al juzgado (C100). Para unas vacaciones normales con vuelta suele darlo.',
    dependsOn: 'si una orden dice que el niño vive con usted',
  },
  'gb.ask-family.father-no-responsibility': {
    says: 'Sin matrimonio ni su nombre en el acta de nacimiento aún no tiene la patria potestad. Sigue siendo el padre y puede pedirla al juez, y tiempo con su hijo. Pida antes a la madre que añada su nombre o firme el C(PRA1). Si no quiere, formularios C1 y C100. Lo primero es el bien del niño. Pagar no lo decide.',
  },
  'gb.ask-family.grandparents': {
    says: 'Los abuelos no tienen un derecho propio a ver al nieto, pero pueden pedirlo. Escriba con amabilidad, ofrezca un plan pequeño y pruebe la family mediation. Si no basta, pida al tribunal de familia permiso (formulario C2) y una child arrangements order (formulario C100). Mira su vínculo con el niño y qué es lo mejor para él.',
  },
}
