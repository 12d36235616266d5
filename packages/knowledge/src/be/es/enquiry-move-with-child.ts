/** Questions about a parent who moves away with the child: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_ES: Words = {
  'be.ask.move-child': {
    says: 'Dónde vive un hijo lo deciden los dos padres o el tribunal de familia. Una sentencia sobre la estancia obliga: nadie puede mudarse lejos con el niño sin un sí escrito o nueva sentencia. Escriba ya que no está de acuerdo. Una carta a la secretaría devuelve el caso al tribunal, rápido si urge. Mira el bien del niño y reparte los viajes. Al extranjero: Child Focus (116 000).',
  },
  'be.ask.equal-stay': {
    says: 'Sin acuerdo decide el tribunal de familia. Si pide la estancia por mitades, debe estudiarla primero. Puede decidir otra cosa si es mejor para el niño, y debe decir por qué. Mira la edad, la distancia, la escuela y cómo se hablan ustedes. Desde los 12 años se invita al niño a ser oído. Pruebe antes la mediación. Basta una solicitud (requête) al tribunal, también sin abogado; puede haber ayuda gratis.',
  },
}
