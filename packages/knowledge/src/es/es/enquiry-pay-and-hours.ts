/** Questions about wages, working hours and holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'es.ask.wages-unpaid': {
    says: 'Pídalo por escrito y presente la papeleta de conciliación. Tiene un año por cada mensualidad. El retraso genera un 10 % de interés.',
  },
  'es.ask.holiday-left': {
    says: 'Al terminar el contrato la empresa debe pagar las vacaciones no disfrutadas. Firme el finiquito con «no conforme». Presente la papeleta de conciliación: tiene un año.',
  },
  'es.ask.child-hours': {
    says: 'Con un hijo menor de 12 años tiene derecho a reducir la jornada entre un octavo y la mitad, con menos sueldo. La empresa solo puede discutir el horario. Pídalo por escrito 15 días antes. Si se niega, demande en 20 días hábiles.',
  },
  'es.ask.not-registered': {
    says: 'Tiene todos los derechos de un trabajador, también sin papel. Guarde mensajes, fotos y nombres. Denuncie en la Inspección de Trabajo, también sin dar su nombre (buzón). Por salarios tiene un año; por despido, 20 días hábiles.',
  },
  'es.ask.overtime': {
    says: 'Apunte usted mismo sus horas. Las horas extra se pagan o se compensan con descanso en cuatro meses, y en general puede negarse. Tiene un año para reclamar.',
  },
  'es.ask.holiday-days': {
    says: 'Tiene al menos 30 días naturales al año y debe conocer las fechas dos meses antes. Si la empresa fija otras, demande en 20 días hábiles.',
  },
  'es.ask.hours-changed': {
    says: 'Pídalo por escrito. Para un cambio importante deben avisar 15 días antes, o 30 si es traslado. Impúgnelo en 20 días hábiles. Si le perjudica, muchas veces puede irse con 20 días de salario por año.',
  },
}
