/** Questions that rest on a belief about couples, visits, papers and care: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_ES: Words = {
  'fr.ask-family.unpaid-so-no-visits': {
    says: 'El dinero y las visitas van aparte. La pensión que fijó un juez se debe, aunque no vea al niño. No pagarla entera más de dos meses es delito. Y nadie puede negar al niño porque se debe dinero: también puede ser delito. Anote cada día negado y denúncielo, o acuda al juez de familia. Solo él cambia la suma o las visitas.',
  },
  'fr.ask-family.unmarried-home': {
    says: 'Deciden los nombres de la escritura, no quién pagó ni cuánto convivieron. Dos nombres: cada uno tiene la parte de la escritura, la mitad si no dice nada. Cada uno puede pedir vender o cobrar su parte; quien se queda solo casi siempre debe algo al otro. Un nombre: la casa es de esa persona. El otro puede reclamar sumas grandes pagadas, con prueba. Vea a un notario.',
  },
  'fr.ask-stay.care-without-papers': {
    says: 'Le pueden atender. Un hospital debe dar la atención que no puede esperar, con o sin papeles. Tras tres meses en Francia y con pocos ingresos, pida la AME a la CPAM: paga médico, hospital y casi todos los medicamentos. Los niños pueden tenerla desde el primer día. La PASS de un hospital ayuda enseguida y gratis. Los médicos guardan el secreto.',
  },
  'fr.ask-stay.after-separation': {
    says: 'Puede estar en peligro si la tarjeta viene del matrimonio: cuenta el fin de la convivencia, no el divorcio. El prefecto puede entonces negar la renovación. No si el cónyuge murió o hubo violencia: dígalo con pruebas. Con un hijo en Francia, muchos años aquí o un empleo puede pedir otra tarjeta. Vea antes a un abogado o a la Cimade, y no oculte nada.',
  },
}
