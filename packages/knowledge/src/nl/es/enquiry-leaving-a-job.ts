/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'nl.ask.contract-ends': {
    says: 'Termina en su fecha sin permiso. Deben decírselo por escrito un mes antes si duró seis meses o más. Casi siempre tiene derecho al pago de transición. Pida la WW en una semana.',
  },
  'nl.ask.own-notice': {
    says: 'Si se va usted, el preaviso es de un mes, salvo que el contrato diga más. Escríbalo y guarde copia. Piénselo: puede perder la WW.',
  },
  'nl.ask.holidays-left': {
    says: 'Al acabar el trabajo deben pagarle los días que quedan. Si sigue, los días legales se pierden seis meses después del año, pero solo si pudo tomarlos de verdad.',
  },
  'nl.ask.ww': {
    dependsOn: 'sus semanas de trabajo y el motivo del final',
    says: 'En general cobra la WW si trabajó en 26 de las últimas 36 semanas y no perdió el empleo por su culpa. Pídala a la UWV en la semana tras el último día. No acepte un final anticipado sin consejo.',
  },
}
