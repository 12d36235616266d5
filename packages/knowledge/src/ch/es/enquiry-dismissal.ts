/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'ch.ask.step-work': {
    says: 'Pida el motivo por escrito e inscríbase en el RAV.',
  },
  'ch.ask.right-work': {
    says: 'Tiene derecho a un preaviso de uno a tres meses.',
  },
  'ch.ask.fired': {
    says: 'Pida el motivo por escrito. Opóngase antes de que acabe el preaviso si le parece injusto. Después tiene 180 días para la oficina de conciliación.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Escriba enseguida que no lo acepta y ofrezca su trabajo. Sin motivo grave, o si esperaron más de unos días, deben el sueldo del preaviso y hasta seis meses más. Vaya a la conciliación.',
  },
  'ch.ask.notice-by-message': {
    says: 'Casi siempre es válido: la ley no exige forma. Es nulo solo si su contrato o convenio exige escrito. Mírelos enseguida. El preaviso corre entero con sueldo. Pida el motivo por escrito. Si estaba enferma o embarazada tras la prueba, es nulo.',
  },
  'ch.ask.warned': {
    says: 'Una advertencia no pone fin a nada. Con preaviso la empresa puede despedir incluso sin advertencia, pero no de forma abusiva. Al instante solo por un motivo grave, o tras una advertencia clara si se repite. Si es falsa, responda por escrito y pida que conste en su expediente.',
    dependsOn: 'de la gravedad y de lo que pase después',
  },
}
