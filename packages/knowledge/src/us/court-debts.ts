/** Fines and costs of courts that a collector asks for. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_MONEY } from './public-debts.ts'

const SETOFF: Authority = {
  title: 'State set-off debt collection acts',
  provision:
    'for example Massachusetts G.L. c. 62D; North Carolina G.S. 105A-5 and 105A-8; 32 V.S.A. 5934 (30 days to ask for a hearing)',
  url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62D/Print',
  inForceFrom: '2025-01-01',
}
const CALIFORNIA_COURTS: Authority = {
  title: 'California Franchise Tax Board: court-ordered debt',
  provision: 'Revenue and Taxation Code 19280 to 19282; dispute it with the court on the notice',
  url: 'https://ftb.ca.gov/about-ftb/newsroom/tax-news/april-2022/court-ordered-debt.html',
  inForceFrom: '2022-04-01',
}
const BEARDEN: Authority = {
  title: 'Bearden v. Georgia, 461 U.S. 660 (1983)',
  provision: 'no jail for a fine that a person cannot pay',
  url: 'https://www.supremecourt.gov/opinions/USReports.aspx',
  inForceFrom: '1983-05-24',
}
const ABILITY: Authority = {
  title: 'Bearden v. Georgia, 461 U.S. 660 (1983), and state laws on fines',
  provision: 'for example California Government Code 68645 to 68645.7 (ability to pay)',
  url: 'https://leginfo.legislature.ca.gov/faces/codes.xhtml',
  inForceFrom: '2022-07-01',
}
const OWED = {
  country: 'us',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const COURT_DEBT = {
  ...OWED,
  creditor: 'public',
  when: { all: [{ isOfficial: true }, COURT_MONEY] },
} satisfies Partial<Rule>

export const COURT_DEBTS: readonly Rule[] = [
  {
    ...COURT_DEBT,
    id: 'us.public.court-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A court ordered this money already. In many states it can be taken from a tax refund or pay with no new lawsuit.',
    authority: SETOFF,
  },
  {
    ...COURT_DEBT,
    id: 'us.public.court-california',
    kind: 'right',
    regions: ['US-CA'],
    rank: 6,
    says: 'In California the Franchise Tax Board can take pay or bank money for it. Dispute the debt with the court. Tell the Board of hardship.',
    authority: CALIFORNIA_COURTS,
  },
  {
    ...COURT_DEBT,
    id: 'us.public.court-right-jail',
    kind: 'right',
    rank: 4,
    says: 'You may not be jailed only because you cannot pay a fine. The court must first ask why you did not pay.',
    authority: BEARDEN,
  },
  {
    ...COURT_DEBT,
    id: 'us.public.court-step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the clerk with your case number. Ask for more time, a lower sum by what you can pay, or community service.',
    authority: ABILITY,
  },
]
