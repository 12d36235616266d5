/** The Spanish words of Ireland: debt practices. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_ES: Words = {
  'ie.debt.right-no-pressure': {
    says: 'Una empresa no puede acosarle ni presionarle, ni amenazar con un paso que la ley no permite.',
  },
  'ie.debt.right-no-tricks': {
    says: 'Una empresa no puede engañarle sobre lo que debe, sus poderes o lo que pasará después.',
  },
  'ie.debt.right-fair-charge': {
    says: 'Una cláusula que le hace pagar demasiado por un retraso puede ser abusiva. Entonces no le obliga.',
  },
  'ie.debt.step-ccpc': {
    says: 'Cuente a la oficina del consumidor (CCPC) si hay presión o palabras falsas. No lleva casos sueltos, pero actúa cuando se repiten.',
  },
}
