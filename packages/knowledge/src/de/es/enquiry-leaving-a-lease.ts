/** Questions about new tenants offered and about a tenant who moved out and left the other: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_ES: Words = {
  'de.ask-home.three-new-tenants': {
    says: 'No hay ninguna regla de que tres nuevos inquilinos le liberen. Vale el plazo de tres meses. El casero solo debe aceptar a otro si lo dice el contrato, o si usted tiene un motivo muy fuerte y la persona encaja, como enfermedad o un trabajo lejos. Pida por escrito un final de acuerdo o subarrendar. Si alquila antes a otro, desde ese día no debe nada.',
  },
  'de.ask-home.co-tenant': {
    says: 'Sí. Quien firmó junto debe todo el alquiler, también tras irse, y el casero puede pedírselo todo a usted. Al otro puede reclamarle una parte, casi siempre la mitad. Solo pueden terminar el contrato juntos. Pida por escrito su firma: tras una ruptura un tribunal puede ordenarla. O pida al casero un contrato solo con usted.',
  },
}
