/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_ES: Words = {
  'nl.late.decision-reality': {
    says: 'Desde la carta, el plazo para objetar o pagar parece pasado. Una objeción tardía puede contar, y quien debe dinero aún puede pedir plazos.',
  },
  'nl.late.decision-step': {
    says: 'Llame hoy a la oficina, aunque el día pasó. Pregunte qué sigue. Si debe dinero, pida un plan según sus ingresos.',
  },
  'nl.late.decision-object': {
    says: '¿No está de acuerdo? Objete hoy igualmente. Escriba por qué llega tarde: enfermedad, apuros, ninguna carta. Añada las pruebas que tenga.',
  },
  'nl.late.decision-rights': {
    says: 'Una objeción tardía cuenta si el retraso no fue culpa suya. La oficina debe mirar su caso. Puede ver su expediente y pedir un plan.',
  },
  'nl.late.decision-right': {
    says: 'Con hechos nuevos o cambios en su situación puede pedir una nueva decisión, también tras las seis semanas.',
  },
  'nl.late.decision-option': {
    says: 'Escriba por qué la decisión está mal y por qué llega tarde, con pruebas.',
    title: 'Objetar tarde, con su razón',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Una razón débil se rechaza.',
    bestFor: 'El retraso no fue culpa suya.',
  },
  'nl.late.decision-plan': {
    says: 'Pida un plan según sus ingresos, o que le perdonen (kwijtschelding).',
    title: 'Pedir ahora pagar a plazos',
    cost: 'Casi siempre intereses.',
    time: 'Hoy.',
    risk: 'Si falta un plazo, el plan puede acabar.',
    bestFor: 'No puede pagar de una vez.',
  },
  'nl.late.tax-lower': {
    says: '¿El impuesto sobre la renta es demasiado alto? Aún lo pueden bajar si lo pide en cinco años desde ese año fiscal (ambtshalve vermindering).',
  },
  'nl.late.allowance': {
    says: '¿Una ayuda (toeslag) es demasiado baja? Aún puede pedir a Dienst Toeslagen que la cambie, casi siempre hasta cinco años después de ese año.',
  },
  'nl.late.job-reality': {
    says: 'Desde la carta han pasado dos meses. Pero corren desde el último día del trabajo, así que quizá aún tiene tiempo.',
  },
  'nl.late.job-step': {
    says: '¿Cuándo acabó el trabajo? Menos de dos meses: abogado o sindicato hoy. Menos de tres: reclame ya la indemnización (transitievergoeding).',
  },
  'nl.late.job-benefit': {
    says: '¿Aún sin prestación? Pida hoy la WW al UWV. Llegar tarde puede bajarla, y casi siempre paga como mucho 26 semanas atrás.',
  },
  'nl.late.job-rights': {
    says: 'Tras dos meses un juez casi nunca puede anularlo, y tras tres se pierde la indemnización. Los salarios impagados se reclaman cinco años.',
  },
  'nl.late.exit-step': {
    says: '¿No ha firmado? Sigue sin tener que firmar: pida tiempo y consejo. ¿Firmó? Desde entonces tiene 14 días para deshacerlo, o 21 si el papel no lo dice.',
  },
}
