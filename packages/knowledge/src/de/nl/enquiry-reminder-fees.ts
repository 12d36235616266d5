/** Questions about the fee that a firm adds for a reminder: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_NL: Words = {
  'de.ask-debt.reminder-fees': {
    says: 'Aanmaningskosten mogen alleen papier en porto dekken, nooit personeel of computers. De hoogste rechter liet een energiebedrijf ongeveer 76 cent rekenen. Veel rechters aanvaarden tot zo’n € 2,50 per brief. Een eerste aanmaning die het verzuim pas doet ingaan, is gratis. Vraagt men meer? Betaal de rekening zelf, en schrijf dat u de rest niet betaalt. Rente voor te laat betalen staat los.',
    dependsOn: 'hoe hoog de kosten zijn en of u al te laat was',
  },
}
