/** Questions about illness and leave in a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_ES: Words = {
  'nl.ask.sick-pay': {
    says: 'La empresa debe pagar al menos el 70 % mientras esté enfermo, hasta que acabe el contrato, dos años como máximo. El primer año no menos del salario mínimo. Debe avisar al médico de empresa. Pida la paga por escrito con plazo. ¿Desacuerdo sobre la enfermedad? Pida a UWV una segunda opinión. Si acaba el contrato, puede pagar UWV (Ziektewet).',
  },
  'nl.ask.parental-leave': {
    says: 'La empresa no puede negarlo. Tiene 26 veces sus horas semanales por cada hijo menor de ocho años. La UWV paga una parte de nueve semanas si las toma el primer año. Pídalo por escrito dos meses antes.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'el motivo que den',
    says: 'Pídalo por escrito. La empresa debe seguir su deseo salvo motivos de peso, dichos por escrito en dos semanas. Si calla, valen sus fechas. Debe poder tomar dos semanas seguidas, o dos veces una.',
  },
}
