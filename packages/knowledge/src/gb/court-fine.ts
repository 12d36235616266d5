/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { COURT_FINE_PAPER } from './conditions.ts'

const FINE = {
  ...CHECKED,
  nations: ENGLAND_AND_WALES,
  kinds: ['COURT_JUDGMENT', 'PENALTY_CHARGE_NOTICE'],
  when: { all: [COURT_FINE_PAPER] },
} satisfies Partial<Rule>

const COLLECTION: Authority = {
  title: 'Courts Act 2003',
  provision: 'Schedule 5 (collection of fines)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/39/schedule/5',
  inForceFrom: '2006-07-03',
}
const PAY_FINE: Authority = {
  title: 'GOV.UK: Pay a court fine',
  provision: 'If you cannot pay',
  url: 'https://www.gov.uk/pay-court-fine-online',
  inForceFrom: '2014-04-06',
}

function magistrates(provision: string, section: string): Authority {
  return {
    title: "Magistrates' Courts Act 1980",
    provision,
    url: `https://www.legislation.gov.uk/ukpga/1980/43/section/${section}`,
    inForceFrom: '1981-07-06',
  }
}

export const COURT_FINE_LETTERS: readonly Rule[] = [
  {
    ...FINE,
    id: 'gb.court-fine.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A court fined you and made a collection order. It wants the whole sum by the date on the paper.',
    authority: COLLECTION,
  },
  {
    ...FINE,
    id: 'gb.court-fine.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 3,
    says: "This comes from a magistrates' court, which deals with crimes. It is no private firm.",
    authority: COLLECTION,
  },
  {
    ...FINE,
    id: 'gb.court-fine.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'It is real, but you can ask for more time before the date. If you miss the date, the fine can grow.',
    authority: COLLECTION,
  },
  {
    ...FINE,
    id: 'gb.court-fine.no-prison-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'No one can send you to prison for this without a hearing. The court must first ask about your money and why you did not pay.',
    authority: magistrates('sections 76 and 82', '82'),
  },
  {
    ...FINE,
    id: 'gb.court-fine.surcharge',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'The law adds a surcharge to each fine. For an adult it is most often 40% of the fine.',
    authority: {
      title: 'Sentencing Act 2020',
      provision: 'section 42 (surcharge)',
      url: 'https://www.legislation.gov.uk/ukpga/2020/17/section/42',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...FINE,
    id: 'gb.court-fine.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 3,
    says: 'You can ask for more time, appeal, or have the case start again if you never knew of it.',
    authority: COLLECTION,
  },
  {
    ...FINE,
    id: 'gb.court-fine.right-vary',
    kind: 'right',
    rank: 3,
    says: 'If you have less money than before, you can ask the fines officer for more time or smaller payments. Ask before the date.',
    authority: { ...COLLECTION, provision: 'Schedule 5, paragraph 22 (changing the terms)' },
  },
  {
    ...FINE,
    id: 'gb.court-fine.right-never-knew',
    kind: 'right',
    rank: 5,
    says: 'If you never knew of the case, you can make a statutory declaration within 21 days of finding out. The case then starts again.',
    authority: magistrates('section 14', '14'),
  },
  {
    ...FINE,
    id: 'gb.court-fine.right-appeal',
    kind: 'right',
    rank: 8,
    says: 'You can appeal to the Crown Court. The time is short and runs from the sentence, so ask the court today how long you have.',
    authority: magistrates('section 108', '108'),
  },
  {
    ...FINE,
    id: 'gb.court-fine.points',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      all: [COURT_FINE_PAPER, { says: ['points', 'endorsed', 'endorsement', 'endorsements'] }],
    },
    says: 'The points go on your driving record. Twelve points in three years most often mean a ban, so count what you have.',
    authority: {
      title: 'Road Traffic Offenders Act 1988',
      provision: 'sections 35 and 44',
      url: 'https://www.legislation.gov.uk/ukpga/1988/53/section/44',
      inForceFrom: '1989-05-15',
    },
  },
  {
    ...FINE,
    id: 'gb.court-fine.step-call',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Call the fines team before the date. Have the account number, your pay and your bills in front of you.',
    authority: PAY_FINE,
  },
  {
    ...FINE,
    id: 'gb.court-fine.step-check',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Add up the fine, the costs and the surcharge. Ask the court if the total does not fit.',
    authority: COLLECTION,
  },
  {
    ...FINE,
    id: 'gb.court-fine.option-parts',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask to pay in parts',
    says: 'Ask the fines team for payments that you can keep up.',
    cost: 'Free',
    time: 'One call',
    risk: 'If you miss one, the court can take the next step.',
    bestFor: 'You cannot pay it all by the date.',
    authority: PAY_FINE,
  },
  {
    ...FINE,
    id: 'gb.court-fine.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 20,
    title: 'Get free debt advice',
    says: 'A free debt adviser can help you to ask the court for a plan.',
    cost: 'Free',
    time: 'This week',
    risk: 'Do not let the date pass while you wait.',
    bestFor: 'You have other debts too.',
    authority: GUIDANCE.freeAdvice,
  },
]
