/** Questions about wages, working hours and holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'es.ask.holiday-left': {
    says: 'Las vacaciones no disfrutadas no se pierden: al terminar el contrato la empresa debe pagarlas en el finiquito. Esos días cotizan y retrasan el inicio del paro. Puede acordar disfrutarlas antes; la empresa debe fijar las fechas con dos meses. ¿No se las pagan? Firme «no conforme» y presente la papeleta de conciliación: tiene un año.',
  },
  'es.ask.holiday-days': {
    says: 'Tiene al menos 30 días naturales al año y debe conocer las fechas dos meses antes. Si la empresa fija otras, demande en 20 días hábiles.',
  },
  'es.ask.hours-changed': {
    says: 'Pídalo por escrito. Para un cambio importante deben avisar 15 días antes, o 30 si es traslado. Impúgnelo en 20 días hábiles. Si le perjudica, muchas veces puede irse con 20 días de salario por año.',
  },
  'es.ask.minimum-wage': {
    says: 'En 2026 el salario mínimo (SMI) es de 1.221 € al mes en 14 pagas a jornada completa, en bruto. Son 17.094 € al año, o 1.424,50 € al mes en 12 pagas. A tiempo parcial se cobra la parte que toca. El convenio puede dar más. Si cobra menos, reclámelo por escrito y avise a la Inspección de Trabajo (ITSS), que es gratis. Tiene un año por cada mes: primero la conciliación, luego el juzgado.',
  },
}
