/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_ES: Words = {
  'es.late.eviction-want': {
    says: 'El arrendador pidió al juzgado que le eche (desahucio). Los diez días hábiles parecen pasados: el lanzamiento puede seguir adelante.',
  },
  'es.late.eviction-rights': {
    says: 'Puede preguntar qué se decidió, pedir una pausa si está en riesgo, pactar otro día y tener abogado gratis si gana poco.',
  },
  'es.late.eviction-reality': {
    says: 'Solo el juzgado puede ejecutar un desahucio, en el día y hora que le avisaron. Hasta esa hora puede quedarse.',
  },
  'es.late.eviction-step': {
    says: 'Llame hoy al juzgado: ¿qué se decidió y qué día debe salir? ¿Está en riesgo? Pida una pausa al juzgado y a los servicios sociales de su municipio.',
  },
  'es.late.eviction-right': {
    says: '¿El papel le llegó hace menos de diez días hábiles? Entonces aún puede pararlo una vez pagando todo (enervar), u oponerse.',
  },
  'es.late.eviction-option': {
    says: 'Muestre al juzgado un informe de los servicios sociales. Pida por escrito al abogado del dueño otro día, y ofrezca lo que pueda pagar.',
    title: 'Pedir una pausa o pactar otro día',
    cost: 'Gratis.',
    time: 'Antes del lanzamiento.',
    risk: 'Decide el juez, y la pausa acaba a los meses.',
    bestFor: 'No tiene adónde ir, o necesita unas semanas.',
  },
  'es.late.rent-step': {
    says: 'Si debe alquiler, pague ya lo que pueda, aunque el día de la carta haya pasado. Si todo está pagado antes de la demanda, el desahucio pierde su base. Guarde prueba.',
  },
  'es.late.notice-step': {
    says: '¿Sigue allí después del día? Solo un juez puede hacerle salir. Siga pagando el alquiler por el banco y pida consejo antes de firmar o entregar llaves.',
  },
  'es.late.job-rights': {
    says: 'Aún puede reclamar durante un año sueldos, vacaciones y finiquito, y pedir el paro.',
  },
  'es.late.job-reality': {
    says: 'Contados desde la carta, los 20 días hábiles para impugnar parecen pasados. Corren desde su último día de trabajo, sin fines de semana ni festivos.',
  },
  'es.late.job-step': {
    says: 'Cuente otra vez: 20 días hábiles desde el último día de trabajo. ¿Aún a tiempo? Presente hoy la papeleta de conciliación. ¿Pasó? Vaya a un sindicato: las sumas impagadas duran más.',
  },
  'es.late.job-benefit': {
    says: '¿Aún no pidió el paro al SEPE? Pídalo hoy. Se paga desde el día en que lo pide, y solo pierde los días de antes.',
  },
  'es.late.job-option': {
    says: 'Pida por escrito sueldos, vacaciones, pagas extra y lo que la carta prometió. ¿No responden? Presente conciliación por ese dinero.',
    title: 'Reclamar el dinero que deben',
    cost: 'Gratis. No necesita abogado.',
    time: 'Un año desde que venció cada suma.',
    risk: 'Que el despido fue injusto ya casi nunca se puede alegar.',
    bestFor: 'Falta el finiquito o es bajo.',
  },
  'es.late.demand-step': {
    says: 'Conteste hoy, aunque el día haya pasado: pida pruebas, diga qué está mal u ofrezca un plan. Abra todo el correo: un papel del juzgado da 10 o 20 días hábiles.',
  },
}
