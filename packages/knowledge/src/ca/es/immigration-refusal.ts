/** The Spanish words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_ES: Words = {
  'ca.denied.reality': {
    says: 'Una negativa no impide pedirlo otra vez. Arregle antes lo que faltaba.',
  },
  'ca.denied.right-court': {
    says: 'Puede acudir a la Corte Federal: 15 días si se decidió en Canadá, 60 días si fue fuera.',
  },
  'ca.denied.right-sponsor': {
    says: 'Si negaron su patrocinio familiar, suele tener 30 días para la Immigration Appeal Division.',
  },
  'ca.denied.right-restore': {
    says: 'Si está en Canadá y perdió su estatus, tiene 90 días para recuperarlo.',
  },
  'ca.denied.step-notes': { says: 'Pida las notas del oficial. Muestran la razón real.' },
  'ca.denied.step-help': {
    says: 'Pida ayuda esta semana: abogado, ayuda legal o consultor con licencia. Nadie más puede cobrar.',
  },
}
