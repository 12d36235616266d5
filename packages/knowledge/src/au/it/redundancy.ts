/** Redundancy and firms that are insolvent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_IT: Words = {
  'au.work.right-redundancy': {
    says: 'L’indennità per posto soppresso (redundancy pay) va da 4 settimane dopo un anno a 16 settimane dopo nove, poi 12. Quasi tutte le piccole imprese non devono pagarla.',
  },
  'au.work.insight-genuine': {
    says: 'Una soppressione del posto (redundancy) è vera solo se il lavoro non c’è più davvero. Devono anche aver parlato con Lei come dice il contratto di settore (award).',
    actionable:
      'Se qualcun altro ora fa il Suo lavoro, chieda di un ricorso per licenziamento ingiusto (unfair dismissal).',
  },
  'au.work.right-consult': {
    says: 'Un contratto di settore (award) obbliga il datore di lavoro a parlare con Lei prima di sopprimere il posto (redundancy). Se non lo fa, la soppressione può non essere vera.',
  },
  'au.work.right-insolvent': {
    says: 'Se l’impresa è insolvente, lo Stato può pagare stipendi non pagati, ferie, preavviso e indennità per posto soppresso (redundancy pay).',
  },
}
