/** Questions about holiday pay and sick pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_ES: Words = {
  'gb.ask-work.holiday': {
    says: 'La mayoría de los trabajadores tiene 5.6 semanas de vacaciones pagadas al año, en proporción si es a tiempo parcial. Al irse deben pagarle las vacaciones ganadas y no tomadas.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Desde el 6 de abril de 2026 la mayoría de los empleados cobra la baja (sick pay) desde el primer día completo. Son £123.25 por semana o el 80% de su sueldo normal, si es menos. Un sueldo bajo ya no le deja fuera.',
  },
}
