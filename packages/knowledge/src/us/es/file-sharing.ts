/** The Spanish words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_ES: Words = {
  'us.swarm.right-who': {
    says: 'Pagar una línea de internet no prueba que usted copió. El dueño debe mostrar que lo hizo usted, o que lo sabía y ayudó.',
  },
  'us.swarm.right-quash': {
    says: 'Su firma de internet debe avisarle antes de dar su nombre por orden de la corte. Puede pedir a esa corte que lo pare antes de la fecha de la carta.',
  },
}
