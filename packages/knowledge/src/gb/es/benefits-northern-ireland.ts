/** Too much benefit paid in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_ES: Words = {
  'gb.ni-benefit.wants': {
    says: 'El Department for Communities dice que le pagó de más, y quiere que lo devuelva.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit se puede recuperar aunque el error fuera de la oficina. Puede pedir sumas menores, o que lo dejen si sufriría. Para ayudas más viejas hace falta una falta de usted.',
  },
  'gb.ni-benefit.step': {
    says: 'Pregunte cómo se calculó cada suma. Si está mal, pida en un mes que lo miren otra vez. Envíe una lista de sus gastos y lo que puede pagar.',
  },
}
