/** A landlord's claim for eviction in court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_ES: Words = {
  'de.home.deadline-cure': {
    says: 'La rescisión inmediata por alquiler sin pagar cae si se paga todo en los dos meses desde la entrega oficial de la demanda de desalojo. Funciona una vez cada dos años.',
    action:
      'Pagar todo el alquiler debido, o conseguir la promesa escrita de una oficina de pagarlo',
    consequence: 'La rescisión sin plazo (fristlose Kündigung) sigue siendo válida.',
  },
  'de.home.warn-claim': {
    says: 'Puede perder su casa en este caso. Vea esta semana a un abogado y a la oficina de vivienda de su ciudad.',
  },
  'de.home.step-claim-office': {
    says: 'Pida de inmediato al Jobcenter o a la oficina social que asuma la deuda de alquiler. En los dos meses esto puede salvar su casa.',
  },
  'de.home.option-claim-pay': {
    says: 'Pague todo, o traiga la promesa de pago del Jobcenter o de la oficina social. Dígaselo al tribunal.',
    title: 'Pagar toda la deuda de alquiler',
    cost: 'Toda la deuda, quizá como préstamo de la oficina.',
    time: 'Como tarde dos meses tras la notificación de la demanda.',
    risk: 'No cura un aviso ordinario dado a la vez. Quizá pague igual las costas.',
    bestFor: 'Debe el alquiler y quiere quedarse.',
  },
  'de.home.step-claim-time': {
    says: 'Pida al juzgado en su defensa tiempo para mudarse (Räumungsfrist), por si pierde.',
  },
}
