/** Questions of people told that they are self-employed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_ES: Words = {
  'ie.ask.self-employed': {
    says: 'El nombre no lo decide. Si le pagan, trabaja usted mismo y ellos deciden cómo y cuándo, muy probablemente es empleado. Entonces: salario mínimo, vacaciones, baja y PRSI. Pida a la Scope Section de la oficina social una decisión gratis. Reclame lo debido a la WRC en seis meses. Guarde horarios y mensajes.',
  },
}
