/** The Spanish words of the rows in ../care-level.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_ES: Words = {
  'de.care-level.right-report': {
    says: 'El informe va con la decisión y deben explicarlo. ¿Falta? Pídalo ya.',
  },
  'de.care-level.right-late': {
    says: 'Deben decidir en 25 días laborables. Después le deben 70 € por semana empezada, si es culpa suya.',
  },
  'de.care-level.right-score': {
    says: 'Cuenta lo que puede hacer solo, en seis ámbitos. Desde 12,5 puntos nivel 1, desde 27 nivel 2.',
  },
  'de.care-level.step': {
    says: 'Lleve un diario de cuidados una semana. Revise el informe línea por línea y marque los errores.',
  },
  'de.care-level.option': {
    says: 'El asesoramiento es gratis. Deben darle cita en dos semanas, también en casa.',
    title: 'Asesoramiento gratuito',
    cost: 'Gratis.',
    time: 'En dos semanas.',
    risk: 'Ninguno.',
    bestFor: 'No sabe qué escribir.',
  },
}
