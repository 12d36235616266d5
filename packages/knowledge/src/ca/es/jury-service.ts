/** The Spanish words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_ES: Words = {
  'ca.jury.right-leave': {
    says: 'Su empresa debe dejarle ir y guardar su puesto. En la mayoría de provincias no tiene que pagarle.',
  },
  'ca.jury.right-excuse': {
    says: 'Puede pedir dispensa u otra fecha por enfermedad, cuidado de otros o grave dificultad.',
  },
  'ca.jury.warn': { says: 'No falte sin avisar. Pueden multarle.' },
  'ca.jury.step': {
    says: 'Devuelva el formulario a tiempo y avise a su empresa. Pregunte cuánto paga el juzgado por día.',
  },
}
