/** The French words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_FR: Words = {
  'ie.cover.step-now': {
    says: 'Appelez maintenant. Demandez si la couverture continue si vous payez ou envoyez ce qui manque, par écrit.',
  },
  'ie.cover.right-refund': {
    says: 'Si l’assureur met fin plus tôt, il doit donner ses raisons et rendre la prime du temps restant. Il ne peut pas facturer cela.',
  },
  'ie.cover.warn-ask': {
    says: 'D’autres assureurs demandent si un contrat a été résilié. Répondez vrai. Demandez si vous pouvez résilier vous-même avant.',
  },
  'ie.cover.warn-drive': {
    says: 'Ne conduisez plus après la fin. Rouler sans assurance est un délit, et la voiture peut être saisie.',
  },
  'ie.cover.step-new': {
    says: 'Trouvez une couverture dès le même jour. Si trois assureurs refusent, demandez l’aide d’Insurance Ireland.',
  },
}
