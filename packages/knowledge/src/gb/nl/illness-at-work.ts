/** Illness and work: sick pay, fair changes and reports of doctors. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_NL: Words = {
  'gb.work.right-sick-pay': {
    says: 'Sinds 6 april 2026 begint ziekengeld (statutory sick pay) op de eerste ziektedag, hoe weinig u ook verdient. Het duurt tot 28 weken.',
  },
  'gb.job.right-illness': {
    says: 'Een ziekte van een jaar of meer kan een beperking zijn. Dan moet de werkgever eerst eerlijke aanpassingen doen, en mag u niet zonder goede reden ontslaan.',
  },
  'gb.job.right-report': {
    says: 'Voor een rapport van uw eigen arts is uw toestemming nodig. U kunt het eerst zien en fouten laten verbeteren.',
  },
}
