/** The Spanish words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_ES: Words = {
  'de.supply.step-plan': {
    says: 'Pida hoy por escrito al proveedor un plan para evitar el corte (Abwendungsvereinbarung). En el suministro básico debe ofrecerlo en el plazo de una semana.',
  },
  'de.supply.step-meter': {
    says: 'Lea su contador y haga una foto. Compárelo con la factura. ¿El consumo era estimado?',
  },
  'de.supply.step-vulnerable': {
    says: '¿Hay en casa un bebé, o una persona enferma, mayor o con discapacidad? Dígalo por escrito al proveedor. Entonces un corte puede ser ilegal.',
  },
  'de.supply.step-current': {
    says: 'Pague desde ahora la cuota mensual actual. El plan solo vale mientras lo haga.',
  },
  'de.supply.step-object': {
    says: 'Reclame por escrito con razones. El proveedor debe contestar en el plazo de cuatro semanas. Después puede ir a la Schlichtungsstelle Energie.',
  },
}
