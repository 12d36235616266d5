/** Spanish: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_ES: Words = {
  'gb.benefit.one-month-older': {
    says: 'Tiene un mes desde la fecha de la decisión para pedir que la miren otra vez.',
    action: 'Pedir que miren otra vez la decisión',
    consequence: 'Después necesita un buen motivo para el retraso.',
  },
  'gb.benefit.step-review-older': {
    says: 'Si algo está mal, pida una revisión (mandatory reconsideration) en un plazo de un mes desde la fecha de la decisión.',
  },
  'gb.benefit.know-older': {
    says: 'Quien lo contó todo a tiempo a la oficina casi nunca debe devolver Pension Credit ni otras ayudas más antiguas.',
    learnMore: 'Busque qué dijo, cuándo y cómo. Envíe una copia con su petición.',
  },
  'gb.benefit.right-older': {
    says: 'Casi siempre solo pueden pedir de vuelta Pension Credit y otras ayudas más antiguas si usted dio mal un dato o lo dejó fuera. ¿Fue error suyo, de la oficina? Entonces dígalo.',
  },
}
