/** The French words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_FR: Words = {
  'us.swarm.right-who': {
    says: 'Payer une ligne internet ne prouve pas que vous avez copié. Le propriétaire doit montrer que vous l’avez fait, ou le saviez et avez aidé.',
  },
  'us.swarm.right-quash': {
    says: 'Votre fournisseur d’internet doit vous prévenir avant de donner votre nom sur ordre d’un tribunal. Vous pouvez demander à ce tribunal de l’arrêter au plus tard à la date indiquée dans la lettre.',
  },
}
