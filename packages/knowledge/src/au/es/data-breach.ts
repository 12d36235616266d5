/** The Spanish words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_ES: Words = {
  'au.breach.want': {
    says: 'Una organización le dice que otros quizá vieron sus datos. No debe nada, pero protéjase.',
  },
  'au.breach.reality': {
    says: 'No toda filtración lleva a un abuso. Un bloqueo (ban) de sus informes de crédito frena la mayoría de los préstamos nuevos a su nombre.',
  },
  'au.breach.right-told': {
    says: 'Deben decirle qué datos eran y qué debe hacer, si es probable un daño grave.',
  },
  'au.breach.right-ban': {
    says: 'Puede pedir a las agencias de crédito (credit bodies) un bloqueo (ban) gratis de 21 días de su informe de crédito, y que lo alarguen.',
  },
  'au.breach.right-complain': {
    says: 'Puede quejarse a la empresa, y después de 30 días gratis al comisionado de privacidad (OAIC).',
  },
  'au.breach.step': {
    says: 'Cambie sus contraseñas y llame a IDCARE al 1800 595 160. Pida a su banco que vigile sus cuentas.',
  },
  'au.breach.option': {
    says: 'Pida un bloqueo (ban) a todas las agencias de crédito (credit bodies) y saque papeles nuevos donde se llevaron números.',
    title: 'Proteger su nombre',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Hay que quitar el bloqueo antes de pedir un préstamo.',
    bestFor: 'Todos los que reciben una carta así.',
  },
}
