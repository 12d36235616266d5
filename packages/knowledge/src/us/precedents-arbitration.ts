/** Leading cases on arbitration, in contracts of work and of trade. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const WORK = {
  ...US,
  areas: ['employment'],
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>

const BUYING = {
  ...US,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>

const ARBITRATION = ['arbitration', 'arbitrate', 'class action', 'arbitration clause']

export const ARBITRATION_PRECEDENTS: readonly Precedent[] = [
  {
    ...WORK,
    id: 'us.precedent.epic-systems-v-lewis',
    name: 'Epic Systems Corp. v. Lewis',
    ...usReports('584/497', '2018-05-21', '16-285'),
    kinds: ['ENQUIRY'],
    asks: [ARBITRATION, ['work', 'job', 'employer', 'wages', 'overtime', 'boss', 'coworkers']],
    asked: 'May a job contract stop workers from bringing a pay claim together?',
    held: 'Yes. They can be made to go one by one to private arbitration.',
    helps: 'You can still go to the Department of Labor or the EEOC for free.',
    limits: 'It works against you in court. Sexual harassment cases are now excepted by law.',
    side: 'against_you',
  },
  {
    ...WORK,
    id: 'us.precedent.new-prime-v-oliveira',
    name: 'New Prime Inc. v. Oliveira',
    ...usReports('586/105', '2019-01-15', '17-340'),
    kinds: ['ENQUIRY'],
    asks: [
      ['truck', 'trucker', 'driver', 'independent contractor'],
      [...ARBITRATION, 'wages', 'unpaid', 'minimum wage'],
    ],
    asked: 'Can a trucker who is called a contractor be forced into arbitration by federal law?',
    held: 'No. Transport workers are left out of that law, contractors as well.',
    helps:
      'If you move goods between states, say that the federal arbitration law does not cover you.',
    limits: 'A state arbitration law may still apply.',
    side: 'for_you',
  },
  {
    ...BUYING,
    id: 'us.precedent.att-v-concepcion',
    name: 'AT&T Mobility LLC v. Concepcion',
    ...usReports('563/333', '2011-04-27', '09-893'),
    when: { any: [{ says: ['arbitration'] }] },
    asks: [ARBITRATION],
    asked: 'May a phone contract stop customers from suing together?',
    held: 'Yes. Federal law upholds such arbitration terms.',
    helps:
      'Arbitration or small claims court can still get your money back. The firm often pays the fee.',
    limits: 'It works against group cases.',
    side: 'against_you',
  },
  {
    ...BUYING,
    id: 'us.precedent.morgan-v-sundance',
    name: 'Morgan v. Sundance, Inc.',
    ...usReports('596/411', '2022-05-23', '21-328'),
    areas: ['consumer', 'employment', 'debt'],
    kinds: ['COURT_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['arbitration'] }] },
    asks: [ARBITRATION, ['court', 'sued', 'lawsuit', 'late', 'too late', 'waited', 'months']],
    asked: 'Can a company fight in court for months and then demand arbitration?',
    held: 'It may have lost that right. You need not show that the wait hurt you.',
    helps: 'If they sued you first or used the court, object to a late demand.',
    limits: 'A quick demand for arbitration is still good.',
    side: 'for_you',
  },
]
