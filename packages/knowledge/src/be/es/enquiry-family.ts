/** Questions about divorce and maintenance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'be.ask.divorce': {
    says: 'Puede divorciarse de acuerdo o ante el tribunal de familia. Este puede decidir rápido quién se queda en casa, dónde viven los hijos y quién paga. Guarde copias. Un abogado gratuito o mediador puede ayudar.',
  },
  'be.ask.contact-refused': {
    says: 'Una sentencia sobre la estancia de los hijos obliga a los dos padres. Anote cada fecha, guarde los mensajes y haga que la policía lo recoja cada vez. El tribunal de familia sigue a cargo: una simple carta a su oficina (greffe, griffie) vuelve a traer el caso. Puede fijar una suma por cada vez (astreinte, dwangsom) o cambiar la estancia. Pruebe también un mediador familiar. Siga pagando la pensión.',
  },
  'be.ask.violence': {
    says: 'En peligro llame al 112. Ayuda en francés: 0800 30 030, gratis a toda hora; en neerlandés: 1712, gratis. El fiscal puede echar enseguida de casa a la persona violenta hasta 14 días y prohibir el contacto. El tribunal de familia puede prolongarlo hasta tres meses. Denuncie a la policía, vaya al médico y guarde fotos y mensajes. Con pocos ingresos el abogado es gratis (pro deo).',
  },
}
