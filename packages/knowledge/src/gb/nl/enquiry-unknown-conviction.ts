/** Questions about a conviction nobody told you of: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_NL: Words = {
  'gb.ask-court-fine.never-knew': {
    says: 'Ja, het kan ongedaan worden gemaakt. Verklaar aan de rechtbank (statutory declaration) dat u niets van de zaak wist, binnen 21 dagen nadat u het hoorde. Later moet u de vertraging uitleggen. De veroordeling vervalt dan, maar de zaak begint opnieuw en u zegt of u schuldig bent.',
  },
  'gb.ask-court-fine.declaration': {
    says: "Vraag een afspraak bij een magistrates' court; daar is het gratis. Neem het formulier, het zaaknummer en uw antwoord (schuldig of niet) mee. Doe het binnen 21 dagen nadat u het hoorde. Zeg alleen de waarheid, want een valse verklaring is strafbaar.",
  },
}
