/** Contributions to Urssaf: the demand to pay. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_WORDS: Words = {
  'fr.public.urssaf-deadline': {
    says: 'Sie haben zwei Monate, um die Forderung der Urssaf bei ihrem Beschwerdeausschuss (commission de recours amiable) zu bestreiten. Zahlen oder regeln müssen Sie sie binnen eines Monats.',
    action: 'Beim Beschwerdeausschuss der Urssaf bestreiten',
    consequence:
      'Danach kann die Urssaf eine Zahlungsanordnung (contrainte) erlassen, die Sie kaum noch bestreiten können.',
  },
  'fr.public.urssaf-want': { says: 'Die Urssaf verlangt Sozialbeiträge.' },
}
