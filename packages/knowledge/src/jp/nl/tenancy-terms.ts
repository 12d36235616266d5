/** The Dutch words of Japan: tenancy terms. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_NL: Words = {
  'jp.home.right-deposit': {
    says: 'Bent u vertrokken, dan moet de waarborgsom (敷金) terugkomen, min onbetaalde huur en schade die u veroorzaakte. U betaalt niet voor gewone slijtage of ouderdom.',
  },
  'jp.home.step-guideline': {
    says: 'Vraag een lijst van alle kosten met foto’s. Vergelijk die met de gids van het ministerie (原状回復ガイドライン), die de ouderdom van muren en vloeren meetelt.',
  },
  'jp.home.right-repair': {
    says: 'De verhuurder moet nodig herstel doen. Zeg het schriftelijk. Kan een deel niet gebruikt worden, dan daalt de huur. Doet hij niets, dan mag u het zelf herstellen.',
  },
}
