/** Questions about eviction, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'nz.ask.evict': {
    says: 'Necesitan 90 días sin razón, o 42 días por algunas razones, y solo para un alquiler sin fecha de fin (periodic tenancy). Si usted se queda, necesitan una orden del Tribunal.',
    dependsOn: 'el tipo de alquiler, la razón y las fechas',
  },
  'nz.ask.locks': {
    says: 'Dejarle fuera es contra la ley. Llame a Tenancy Services al 0800 836 262, y a la policía si le han dejado fuera.',
  },
  'nz.ask.arrears': {
    says: 'Pague ahora lo que pueda y pida ayuda a Work and Income. Si paga todo dentro de un aviso de 14 días, ese aviso termina. Con 21 días de retraso pueden ir al Tribunal.',
  },
  'nz.ask.notice-days': {
    says: 'En un alquiler periódico, 90 días no necesitan motivo; 42 días necesitan uno de la ley. El Tribunal puede anular un aviso dado para castigarle: acuda a él en 28 días hábiles.',
  },
}
