/** The Spanish words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_ES: Words = {
  'nz.jury.right-job': {
    says: 'Su empleador debe dejarle ir y no puede despedirle por eso. No tiene que pagarle, pero el tribunal paga una cantidad por cada medio día.',
  },
  'nz.jury.right-later': {
    says: 'Puede pedir un día más tarde dentro de los próximos 12 meses, o que le excusen por una buena razón como enfermedad, cuidados o dificultades.',
  },
  'nz.jury.warn': { says: 'No falte sin decir nada. Pueden multarle.' },
  'nz.jury.step': {
    says: 'Responda enseguida a la citación (summons), en línea o con el formulario. Diga el día a su empleador.',
  },
  'nz.jury.step-costs': {
    says: 'Pregunte al tribunal por la cantidad, el viaje y el cuidado de niños.',
  },
}
