/** Questions about a conviction nobody told you of: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_NL: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Dit kan ongedaan worden. Verklaar bij een strafrechter (magistrates' court) onder ede (statutory declaration) dat u niets van de zaak wist, binnen 21 dagen nadat u het hoorde. Veroordeling, boete en punten vervallen dan en de zaak begint opnieuw. Bel vandaag het bureau voor boetes. Schrijven deurwaarders, meld het dan schriftelijk, ook ziekte. Voor een strafboete mogen zij in het uiterste geval met geweld naar binnen.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Vraag een afspraak bij een magistrates' court; daar is het gratis. Neem het formulier, het zaaknummer en uw antwoord (schuldig of niet) mee. Doe het binnen 21 dagen nadat u het hoorde. Zeg alleen de waarheid, want een valse verklaring is strafbaar.",
  },
}
