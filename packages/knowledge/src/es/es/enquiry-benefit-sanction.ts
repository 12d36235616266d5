/** Questions about a sanction of the employment office, or asking it late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_ES: Words = {
  'es.ask.sepe-sanction': {
    says: 'Si no selló, el pago se para mientras no esté inscrito: vuelva a inscribirse hoy. Por la primera cita perdida se pierde casi siempre un mes, por rechazar un empleo o curso tres; más si se repite. Primero llega una propuesta: alegue por escrito en su plazo, casi siempre 15 días, con motivo y prueba. Valen enfermedad, entrevista de trabajo o fallo de la web. Contra la resolución: reclamación previa en 30 días hábiles.',
  },
  'es.ask.paro-late': {
    says: 'Conserva el derecho al paro, pero pierde cada día desde que habría empezado hasta que lo pide. Pídalo hoy, en línea o con cita: cuenta el día de la primera petición. ¿No fue culpa suya, por enfermedad o falta de cita? Dígalo con prueba. Contra un no tiene 30 días hábiles (reclamación previa).',
  },
}
