/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'nl.ask.overtime': {
    says: 'Su contrato o convenio (CAO) dice si se pagan las horas extra. Por cada hora debe recibir al menos el salario mínimo. Anote sus horas y reclámelas, hasta cinco años atrás.',
    dependsOn: 'de su contrato y su CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Tiene derecho al menos al 8 % de su sueldo como paga de vacaciones. Se paga casi siempre en mayo o junio, y al acabar el empleo. Pídala por escrito con fecha. Si tarda, puede pedir hasta un 50 % más.',
  },
  'nl.ask.pay-slip': {
    says: 'La empresa debe darle una nómina cada vez que cambie el sueldo, en papel o en línea. Debe mostrar sueldo, horas y descuentos. Pídala por escrito con fecha. También puede avisar a la Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'El sueldo es parte de su contrato. Solo baja si usted acepta, o por una cláusula escrita y un motivo de mucho peso. Escriba que no está de acuerdo y pida el sueldo completo. No firme nada.',
  },
  'nl.ask.holiday-pay-resigned': {
    says: 'La conserva, también si renuncia. Al acabar, la empresa debe pagar la paga de vacaciones acumulada: al menos el 8 % del sueldo desde la última vez. Los días no disfrutados se pagan también. Llega con el último sueldo o en un mes. ¿Falta? Pídala por escrito con un último día; el retraso puede costar hasta un 50 % más. Solo pueden descontar vacaciones tomadas de más.',
  },
}
