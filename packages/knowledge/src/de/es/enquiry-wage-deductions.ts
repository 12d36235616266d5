/** Questions about money taken off the pay for damage or missing cash: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_ES: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Reclame por escrito y pida el dinero. Un pequeño descuido en el trabajo no le cuesta nada. Con más descuido debe una parte justa, y todo solo si fue muy grave o a propósito. La empresa debe probar su culpa y el daño. Lo que no se puede embargar del sueldo tampoco se puede retener, salvo un daño a propósito.',
  },
  'de.ask-job.minus-hours': {
    says: 'Por lo general no, si el jefe le dio poco trabajo: es su riesgo, y él paga esas horas. Solo puede descontar horas negativas de la última paga si una cuenta de horas pactada le dejaba a usted elegir trabajar menos. Las vacaciones pendientes se dan o se pagan. Diga que no por escrito antes del día de cobro.',
    dependsOn: 'quién causó las horas negativas y si su contrato tiene una cuenta de horas',
  },
}
