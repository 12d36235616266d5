/** Shared homes without a licence: rent back. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_NL: Words = {
  'gb.shared-home.right-licence': {
    says: 'De meeste woningen die vijf of meer mensen uit twee of meer gezinnen delen, hebben een vergunning van de gemeente nodig. Zonder die verhuren is strafbaar.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'U kunt het First-tier Tribunal vragen om huur terug. Voor wat gebeurde sinds 1 mei 2026 is dat tot twee jaar huur, als u het binnen twee jaar vraagt. Daarvoor was het een jaar.',
  },
  'gb.shared-home.answer': {
    says: 'Ja, als een vergunning nodig was en ontbreekt. Vraag het de gemeente, bewaar bewijs van de huur en vraag het First-tier Tribunal om terugbetaling (rent repayment order).',
  },
  'gb.shared-home.right-fined': {
    says: 'Voor een boete moet de gemeente haar redenen geven en 28 dagen op uw antwoord wachten. Daarna kunt u naar het First-tier Tribunal. De gemeente moet het zeker weten, zonder redelijke twijfel.',
  },
}
