/** Questions about a lender who goes to court for an old credit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_DE: Words = {
  'fr.ask-debt.credit-court-late': {
    says: 'Gehen Sie hin oder schicken Sie einen Anwalt: Wer fehlt, verliert meist. Der Kreditgeber hatte zwei Jahre ab der ersten offenen Rate, um zu klagen (forclusion). Ein gemeinsam vereinbarter neuer Plan lässt sie neu beginnen. Ist mehr vergangen, sagen Sie es und zeigen Sie Kontoauszüge: Dann verliert er. Briefe halten die Frist nicht an. Sonst bitten Sie um bis zu 24 Monate.',
  },
}
