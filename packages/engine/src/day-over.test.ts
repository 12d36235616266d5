/** Letters that are opened when their day is over: what to do then, and nothing that was true only before. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a Scottish charge for payment': {
    country: 'gb',
    text: `CHARGE FOR PAYMENT OF MONEY
Walker Love, Sheriff Officers, Glasgow
Date: 2 November 2026
To: Morag Lennox, 4 Braeside Road, Paisley
In the Sheriff Court at Paisley. A decree was granted in favour of Clydeview Finance Limited for £1,240.16.
I charge you to make payment of the total sum due within 14 days after the date of this charge.
If you do not pay within the 14 days, you may have your earnings or bank account arrested.`,
    inTime: '2026-11-05',
    tooLate: '2026-12-20',
    open: /until the 14 days .* have run out|before the time in the letter runs out/,
    over: /14 days are over/,
  },
  'a claim in the sheriff court': {
    country: 'gb',
    text: `Simple Procedure. Notice of Claim
Sheriff Court: Paisley Sheriff Court
Claimant: Clydeside Credit Ltd
Respondent: Morag Lennox
Date: 1 October 2026
The claimant wants you to pay £720. The last date for a response is 2 November 2026.
Send the Response Form to the court and to the claimant by that date.`,
    inTime: '2026-10-10',
    tooLate: '2026-12-20',
    open: /has not decided anything yet|put the last date/i,
    over: /call the sheriff court today/i,
  },
})
