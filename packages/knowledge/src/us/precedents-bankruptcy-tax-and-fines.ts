/** Leading cases on bankruptcy, tax and homes sold for it, and fines. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
  areas: ['debt'],
} as const satisfies Partial<Precedent>

const DEBT: Pick<Precedent, 'kinds' | 'country' | 'areas' | 'checkedOn' | 'checkBy'> = {
  ...US,
  areas: ['debt'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
}

const FINES = ['fine', 'fines', 'court fine', 'court fees', 'ticket', 'restitution']

export const BANKRUPTCY_TAX_AND_FINE_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'us.precedent.student-aid-v-espinosa',
    name: 'United Student Aid Funds, Inc. v. Espinosa',
    ...usReports('559/260', '2010-03-23', '08-1134'),
    kinds: ['ENQUIRY'],
    asks: [
      ['student loan', 'student loans'],
      ['bankruptcy', 'discharge', 'discharged', 'wipe out', 'chapter 13', 'chapter 7'],
    ],
    asked: 'Does a bankruptcy order stand that wiped out student debt without proof of hardship?',
    held: 'Yes, because the lender knew and did not object. But courts must ask for proof of hardship.',
    helps: 'Student loans can be wiped out if you show undue hardship. Ask for that in the case.',
    limits: 'Without such proof a court should refuse.',
    side: 'both',
  },
  {
    ...DEBT,
    id: 'us.precedent.taggart-v-lorenzen',
    name: 'Taggart v. Lorenzen',
    ...usReports('587/554', '2019-06-03', '18-489'),
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['bankruptcy', 'discharged'] }] },
    asks: [
      ['bankruptcy', 'discharged', 'discharge', 'chapter 7'],
      ['still', 'collector', 'collecting', 'letter', 'after', 'asking', 'calls'],
    ],
    asked: 'When is a creditor punished for collecting a debt that bankruptcy wiped out?',
    held: 'When it had no fair ground to think that it was allowed to.',
    helps: 'Send the collector your discharge order. After that it has no excuse.',
    limits: 'A creditor with a fair doubt about the order is not punished.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.jones-v-flowers',
    name: 'Jones v. Flowers',
    ...usReports('547/220', '2006-04-26', '04-1477'),
    areas: ['debt', 'housing'],
    kinds: ['TAX_DEMAND', 'ENQUIRY'],
    when: { any: [{ says: ['property tax', 'tax sale', 'tax lien', 'delinquent'] }] },
    asks: [
      ['property tax', 'tax sale', 'tax lien', 'tax foreclosure'],
      ['notice', 'letter', 'house', 'home', 'sold', 'never got', 'mail', 'lose'],
    ],
    asked: 'May a state sell a home for taxes when its letters came back unopened?',
    held: 'No. It must try another way to reach the owner if it can.',
    helps: 'Show that the mail came back and that a note on the door would have reached you.',
    limits: 'You need not have read the notice. A fair try by the state is enough.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.tyler-v-hennepin',
    name: 'Tyler v. Hennepin County',
    ...usReports('598/631', '2023-05-25', '22-166'),
    areas: ['debt', 'housing'],
    kinds: ['TAX_DEMAND', 'ENQUIRY'],
    when: { any: [{ says: ['property tax', 'tax sale', 'tax forfeiture', 'delinquent'] }] },
    asks: [
      ['property tax', 'tax sale', 'tax lien', 'tax foreclosure'],
      ['keep', 'extra', 'surplus', 'house', 'home', 'sold', 'lose', 'equity'],
    ],
    asked: 'May a county keep all the money when it sells a home for a small tax debt?',
    held: 'No. What is left after the tax and costs belongs to the owner.',
    helps: 'If your home was sold for taxes, ask for the rest of the money.',
    limits: 'States may set steps and deadlines to claim it. It does not stop the sale.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.boechler-v-commissioner',
    name: 'Boechler, P.C. v. Commissioner of Internal Revenue',
    ...usReports('596/199', '2022-04-21', '20-1472'),
    kinds: ['TAX_DEMAND', 'ENQUIRY'],
    when: { all: [{ says: ['notice of determination', 'levy', 'tax court'] }] },
    asks: [
      ['irs', 'tax court', 'levy'],
      ['late', 'missed', 'deadline', '30 days', 'too late'],
    ],
    asked:
      'Is a taxpayer always shut out of Tax Court after missing the 30 days on a levy decision?',
    held: 'No. The court may excuse it for a very good reason.',
    helps: 'If you were late, file now and explain what kept you.',
    limits: 'Excuses are rare. Never count on one.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.timbs-v-indiana',
    name: 'Timbs v. Indiana',
    ...usReports('586/146', '2019-02-20', '17-1091'),
    areas: ['debt', 'criminal'],
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    asks: [
      [...FINES, 'forfeiture', 'seized my car', 'took my car', 'impound', 'impounded'],
      ['too high', 'excessive', 'huge', 'forfeiture', 'seized', 'unfair', 'police', 'impounded'],
    ],
    asked: 'Does the ban on excessive fines bind states and cities too?',
    held: 'Yes. It protects you against all of them.',
    helps: 'You can argue that a fine or a seizure is far too large for what you did.',
    limits: 'The case did not say how much is too much. Ordinary tickets seldom are.',
    side: 'for_you',
  },
]
