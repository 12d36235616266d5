/** Benefits after a car crash in Ontario: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_IT: Words = {
  'ca.insure.on-accident': {
    says: 'Per le indennità dopo un incidente d’auto in Ontario può andare al Licence Appeal Tribunal. Ha due anni dal rifiuto. Il tribunale ordinario non decide su questo.',
  },
  'ca.insure.on-treatment': {
    says: 'L’assicuratore deve rispondere a un piano di cura entro 10 giorni lavorativi e dare i motivi medici. Se no, deve pagare finché non lo fa.',
  },
}
