/** Questions about pay in the first days of illness and in a minijob: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_WHEN_ILL_ES: Words = {
  'de.ask-job.first-sick-days': {
    says: 'No. El sueldo sigue desde el primer día de enfermedad, tras cuatro semanas en el empleo. No hay días sin paga. Un médico solo debe certificarlo si dura más de tres días, o antes si el jefe lo pidió. Solo puede retener la paga hasta que se pruebe. Pídala por escrito con fecha.',
  },
  'de.ask-job.minijob-sick': {
    says: 'El sueldo por enfermedad se debe también en un minijob. Tras cuatro semanas cobra todo hasta seis semanas, por cada turno que habría tenido. No tiene que recuperar las horas. Mande la baja y pida la paga por escrito con fecha. Las empresas pequeñas recuperan una parte de la Minijob-Zentrale. Si se niega, la oficina del tribunal laboral ayuda sin abogado.',
  },
}
