/** Questions about a job with no contract on paper: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_ES: Words = {
  'ch.ask.no-written-contract': {
    says: 'Tiene los derechos de un empleado también sin papel. Un empleo acordado de palabra, o un trabajo que suele pagarse, es un contrato. Salario, cuatro semanas de vacaciones, plazos de aviso y salario en enfermedad valen por ley. Si dura más de un mes, la empresa debe decir por escrito: nombres, inicio, tarea, salario y horas. Guarde mensajes, pagos y nombres. La conciliación es gratis.',
  },
}
