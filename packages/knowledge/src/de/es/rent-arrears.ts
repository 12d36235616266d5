/** Rent that is owed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_ES: Words = {
  'de.home.want-at-once': {
    says: 'Su casero termina el alquiler de inmediato por alquileres sin pagar. Pagar todo a tiempo puede anularlo.',
  },
  'de.home.want-arrears': {
    says: 'Su casero dice que hay alquiler sin pagar y lo quiere ya.',
  },
  'de.home.know-takeover': {
    says: 'El Jobcenter o la oficina social puede asumir la deuda de alquiler como préstamo, para que conserve su casa. También pueden pedirlo quienes trabajan.',
    learnMore:
      'Vaya allí con la rescisión y una lista de la deuda. Pida la «Übernahme von Mietschulden» (asumir la deuda de alquiler).',
  },
  'de.home.step-pay-all': {
    says: 'Intente pagar ya toda la deuda de alquiler. Cada euro cuenta: solo el pago completo anula una rescisión inmediata (fristlose Kündigung).',
  },
  'de.home.step-office': {
    says: '¿No tiene dinero? Vaya de inmediato al Jobcenter, a la oficina social o a la Wohnungssicherung de su ciudad. Pida que asuman la deuda.',
  },
  'de.home.step-keep-paying': {
    says: 'Siga pagando el alquiler completo. Pague cada mes a más tardar el tercer día laborable y guarde prueba.',
  },
  'de.home.step-arrears-plan': {
    says: 'Escriba hoy al casero con un plan. Pida por escrito que la rescisión (Kündigung) se retire cuando todo esté pagado.',
  },
  'de.home.step-housing-benefit': {
    says: 'Mire la ayuda de vivienda (Wohngeld) o la ayuda básica. Empieza desde el mes de su solicitud.',
  },
  'de.home.step-defects': {
    says: '¿Había humedad, falta de calefacción u otro defecto del que avisó? Entonces el alquiler era menor por ley. Dígalo ahora, con pruebas.',
  },
  'de.home.option-pay': {
    says: 'Pague todo, o lleve una promesa de pago del Jobcenter o de la oficina social.',
    title: 'Pagar toda la deuda de alquiler',
    cost: 'Toda la deuda, quizá como préstamo de la oficina.',
    time: 'Ahora, a más tardar dos meses después de la entrega oficial de una demanda.',
    risk: 'No arregla una rescisión ordinaria (ordentliche Kündigung) hecha a la vez. Pida que la retiren.',
    bestFor: 'Debe el alquiler y quiere quedarse.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Envíe pruebas de pago o de defectos. Si duda, pague bajo reserva (unter Vorbehalt).',
    title: 'Discutir la cantidad',
    cost: 'Gratis.',
    time: 'Una carta ahora.',
    risk: 'Un alquiler sin pagar que sí debía puede costarle la casa.',
    bestFor: 'Pagó, o los defectos bajaron el alquiler.',
  },
  'de.home.right-cure': {
    says: 'Si se paga toda la deuda en los dos meses desde la entrega oficial de la demanda, la rescisión inmediata (fristlose Kündigung) cae. Funciona una vez cada dos años.',
  },
  'de.home.right-two-rents': {
    says: 'Una rescisión inmediata (fristlose Kündigung) necesita más de un mes de alquiler sin pagar en dos meses seguidos, o dos meses en total.',
  },
  'de.home.warn-ordinary': {
    says: 'A menudo hay además una segunda rescisión, la ordinaria (ordentliche Kündigung). Pagar tarde no la anula todavía. Pida consejo rápido.',
  },
  'de.home.warn-reduce': {
    says: 'Cuidado con bajar el alquiler por defectos. Si baja demasiado, se arriesga a una rescisión. Mejor pague bajo reserva (unter Vorbehalt).',
  },
  'de.home.limitation-rent': {
    says: 'El alquiler viejo prescribe a los tres años del final de su año.',
    from: 'el final del año en que venció el alquiler',
    restartedBy: 'Un pago o un reconocimiento hace empezar otra vez los tres años.',
  },
}
