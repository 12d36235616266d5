/** Questions about changes at work during pregnancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_ES: Words = {
  'us.fact.pregnant-changes': {
    says: 'Con 15 empleados o más, la ley de trabajadoras embarazadas vale desde el primer día. Deben hablar con usted y dar cambios justos: banco, pausas, trabajo ligero. No pueden reservarlo a lesiones de trabajo, forzarle a irse de permiso si un cambio basta, ni ponerle puntos. Pida por escrito con la nota médica. Si se niegan: EEOC en 180 días, 300 en muchos estados.',
  },
}
