/** Contributions to Urssaf: the demand to pay. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_WORDS: Words = {
  'fr.public.urssaf-deadline': {
    says: 'U hebt twee maanden om de eis van Urssaf te betwisten bij haar beroepscommissie (commission de recours amiable). Betalen of regelen moet binnen één maand.',
    action: 'Betwisten bij de beroepscommissie van Urssaf',
    consequence:
      'Daarna kan Urssaf een dwangbevel (contrainte) geven dat u nauwelijks nog kunt betwisten.',
  },
  'fr.public.urssaf-want': { says: 'Urssaf vraagt sociale bijdragen.' },
}
