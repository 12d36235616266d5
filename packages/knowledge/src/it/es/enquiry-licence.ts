/** The Spanish words of the rows in ../enquiry-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_ES: Words = {
  'it.ask.licence': {
    says: 'La policía guarda el permiso, y el Prefetto decide en 15 días por cuánto tiempo. Contra eso tiene 30 días ante el juez de paz, que puede suspenderlo. Por trabajo puede pedir al Prefetto conducir hasta tres horas al día. No conduzca hasta entonces.',
  },
}
