/** Questions about a debt case for money that is not owed: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_DE: Words = {
  'ch.ask.pursued-without-owing': {
    says: 'Ein Zahlungsbefehl beweist keine Schuld. Jeder kann jeden betreiben: Das Amt prüft nicht, ob die Forderung besteht. Lassen Sie ihn aber nicht liegen. Erheben Sie innert zehn Tagen nach Erhalt Rechtsvorschlag, beim Amt oder beim Pöstler. Das ist gratis und braucht keinen Grund. Dann muss der Gläubiger es vor Gericht beweisen. Nach drei Monaten können Sie das Amt bitten, den Eintrag zu verbergen, wenn der Gläubiger nichts tat.',
  },
}
