/** Questions about illness and leave in a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_ES: Words = {
  'nl.ask.sick-pay': {
    says: 'El empresario debe pagar al menos el 70 % del sueldo hasta dos años de enfermedad. Si acaba el contrato, puede pagar el UWV (Ziektewet). Avise a tiempo y colabore en su vuelta.',
  },
  'nl.ask.parental-leave': {
    says: 'La empresa no puede negarlo. Tiene 26 veces sus horas semanales por cada hijo menor de ocho años. La UWV paga una parte de nueve semanas si las toma el primer año. Pídalo por escrito dos meses antes.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'el motivo que den',
    says: 'Pídalo por escrito. La empresa debe seguir su deseo salvo motivos de peso, dichos por escrito en dos semanas. Si calla, valen sus fechas. Debe poder tomar dos semanas seguidas, o dos veces una.',
  },
}
