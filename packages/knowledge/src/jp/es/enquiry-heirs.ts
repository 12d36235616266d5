/** The Spanish words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_ES: Words = {
  'jp.ask.estate-division': {
    says: 'Todos los herederos deben estar de acuerdo; no firme lo que no acepta. Si no hay acuerdo, cualquier heredero puede pedir mediación en el juzgado de familia (遺産分割調停), y luego decide un juez. Lleve los registros familiares y una lista de los bienes. Si quiere que cuenten cuidados o regalos, pídalo en diez años desde la muerte. Houterasu (法テラス) aconseja.',
  },
}
