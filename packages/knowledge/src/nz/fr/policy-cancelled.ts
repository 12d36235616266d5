/** The French words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_FR: Words = {
  'nz.cover.step-now': {
    says: 'Appelez l’assureur maintenant. Demandez si la couverture continue quand vous payez ou envoyez ce qui manque, et faites-le mettre par écrit.',
  },
  'nz.cover.step-new': {
    says: 'Cherchez une nouvelle couverture qui commence le même jour, et répondez à leurs questions avec la vérité.',
  },
  'nz.cover.right-reason': {
    says: 'Vous pouvez demander quelle clause leur permet d’y mettre fin, quel préavis elle vous donne, et la prime non utilisée.',
  },
  'nz.cover.right-scheme': {
    says: 'Si vous pensez que c’est à tort, plaignez-vous à l’assureur, puis gratuitement à son service de règlement des litiges (dispute scheme).',
  },
  'nz.cover.warn-gap': {
    says: 'Quand la couverture finit, vous payez vous-même toute perte. S’il y a un prêt sur la maison ou la voiture, prévenez le prêteur.',
  },
}
