/** The Italian words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_IT: Words = {
  'us.swarm.right-who': {
    says: 'Pagare una linea internet non prova che Lei ha copiato. Il titolare deve mostrare che l’ha fatto Lei, o che lo sapeva e ha aiutato.',
  },
  'us.swarm.right-quash': {
    says: 'La società di internet deve avvisarla prima di dare il Suo nome per un ordine del tribunale. Entro la data nella lettera può chiedere a quel tribunale di fermarlo.',
  },
}
