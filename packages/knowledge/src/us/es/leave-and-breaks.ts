/** The Spanish words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_ES: Words = {
  'us.pay.right-leave': {
    says: 'En firmas con 50 empleados casi siempre puede tomar 12 semanas sin pago y volver a su puesto. Tiene 15 días para traer el formulario del médico.',
  },
  ...stateWords('work-breaks', {
    CA: 'tiene 30 minutos de comida en turnos de más de cinco horas y diez minutos de descanso cada cuatro. Uno perdido cuesta a la firma una hora de pago',
    IL: 'tiene 20 minutos de comida en un turno de siete horas y media',
    MA: 'tiene 30 minutos de comida en un turno de más de seis horas',
    NY: 'casi siempre tiene 30 minutos de almuerzo en un turno de más de seis horas',
    WA: 'tiene 30 minutos de comida en turnos de más de cinco horas y diez minutos de descanso cada cuatro',
  }),
}
