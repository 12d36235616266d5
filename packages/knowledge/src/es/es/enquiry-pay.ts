/** The Spanish words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'es.ask.wages-unpaid': {
    says: 'Pídalo por escrito y presente la papeleta de conciliación. Tiene un año por cada mensualidad. El retraso genera un 10 % de interés.',
  },
  'es.ask.not-registered': {
    says: 'Tiene todos los derechos de un trabajador, también sin papel. Guarde mensajes, fotos y nombres. Denuncie en la Inspección de Trabajo, también sin dar su nombre (buzón). Por salarios tiene un año; por despido, 20 días hábiles.',
  },
  'es.ask.overtime': {
    says: 'Lleve su propia lista de horas, con mensajes y cuadrantes. Las horas extra se pagan, o se dan como descanso en cuatro meses, y casi siempre puede negarse. Tiene un año desde cada cantidad impagada, también mientras sigue allí, así que no espere. La Inspección guarda su nombre en secreto. Una represalia por reclamar es nula.',
  },
}
