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
  'es.ask.home-help-dismissed': {
    says: 'Usted tiene los derechos de cualquier trabajador, también sin contrato y sin papeles. Una casa solo puede terminar el trabajo por escrito y con un motivo, como un cambio en sus necesidades. Con la carta debe pagar 12 días por año, seis meses como máximo. Tras un año debe además 20 días de preaviso; antes, siete. ¿No hay carta o no hay dinero? Entonces casi siempre es improcedente: 33 días por año. Presente la papeleta de conciliación (SMAC) en 20 días hábiles. Reclame los salarios de un año, y las cotizaciones ante la Inspección de Trabajo.',
  },
}
