/** The Spanish words of Spain: job changes. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_ES: Words = {
  'es.job.grounds': {
    says: 'Un despido disciplinario exige un incumplimiento grave y culpable, de los que enumera la ley. La empresa debe probarlo.',
  },
  'es.job.right-temporary-pay': {
    says: 'Al acabar la mayoría de los contratos temporales le corresponden 12 días de salario por año. Si duró más de un año, deben avisar 15 días antes.',
  },
  'es.job.right-temporary-cause': {
    says: 'Un contrato temporal debe decir una causa real y cuánto dura. Si no, usted es fijo y su fin es un despido.',
  },
  'es.job.deadline-sanction': {
    says: 'Tiene 20 días hábiles para impugnar una sanción en el trabajo. Contamos desde la fecha de la carta, por seguridad.',
    action: 'Presentar la papeleta de conciliación',
    consequence: 'La sanción queda firme.',
  },
  'es.job.right-change': {
    says: 'Para un cambio importante de horario o salario deben avisar 15 días antes. Impúgnelo en 20 días hábiles. Si le perjudica, puede irse con 20 días de salario por año.',
  },
  'es.job.right-erte': {
    says: 'En un ERTE su empleo sigue. Por los días u horas sin trabajo cobra la prestación por desempleo.',
  },
  'es.job.deadline-temporary': {
    says: 'Si cree que el empleo era en realidad fijo, tiene 20 días hábiles desde el último día. Contamos desde la carta, por seguridad.',
    action: 'Presentar la papeleta de conciliación',
    consequence: 'Ya no puede impugnar el fin del empleo.',
  },
  'es.job.want-sanction': {
    says: 'La empresa le impone una sanción. Conserva su empleo.',
  },
  'es.job.right-sanction-limits': {
    says: 'No pueden multarle en el salario ni quitarle vacaciones. En una falta grave la carta debe decir los hechos y la fecha.',
  },
  'es.job.right-sanction-late': {
    says: 'Deben actuar en 10 días si la falta es leve, 20 si es grave y 60 si es muy grave, desde que la conocieron. Tras seis meses es tarde.',
  },
  'es.job.want-transfer': {
    says: 'La empresa quiere trasladarlo a otro lugar de trabajo.',
  },
  'es.job.right-transfer': {
    says: 'Un traslado que obliga a cambiar de casa exige una razón real y 30 días de preaviso. Puede aceptarlo y cobrar los gastos, impugnarlo o irse con 20 días por año.',
  },
  'es.job.deadline-transfer': {
    says: 'Tiene 20 días hábiles desde el aviso para impugnar el traslado. Contamos desde la fecha de la carta, por seguridad.',
    action: 'Impugnar el traslado en el Juzgado de lo Social',
    consequence: 'El traslado queda firme.',
  },
}
