/** The Spanish words of the rows in ../agency-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_ES: Words = {
  'de.meeting.want': {
    says: 'La agencia le cita. Si cobra el paro, debe ir.',
  },
  'de.meeting.reality': {
    says: 'Si falta sin motivo, pierde una semana. Con un buen motivo, nada.',
  },
  'de.meeting.right-same-day': {
    says: 'Otra hora del mismo día cuenta, si la reunión aún es posible.',
  },
  'de.meeting.right-travel': {
    says: 'Pida los gastos de viaje: pueden pagarlos. Puede ir acompañado.',
  },
  'de.meeting.step': {
    says: '¿No puede ir? Avise antes con prueba, por ejemplo la baja, y pida otra fecha.',
  },
  'de.meeting.option': {
    says: 'Vaya con esta carta.',
    title: 'Ir a la reunión',
    cost: 'Gratis.',
    time: 'El día indicado.',
    risk: 'Ninguno.',
    bestFor: 'Puede ir.',
  },
}
