/** A letter that student money was paid too much. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['student_overpayment'],
} satisfies Partial<Rule>

const GUIDE: Authority = {
  title: 'GOV.UK: repaying a student loan or grant overpayment',
  provision: 'how overpayments happen and how to repay',
  url: 'https://www.gov.uk/repay-student-loan-overpayment',
  inForceFrom: '2011-09-01',
}
const RULES: Authority = {
  title: 'Education (Student Support) Regulations 2011',
  provision: 'regulations on payments and overpayments',
  url: 'https://www.legislation.gov.uk/uksi/2011/1986/contents',
  inForceFrom: '2011-09-01',
}
const APPEAL: Authority = {
  title: 'GOV.UK: Student Finance England appeals and complaints',
  provision: 'appeal against a decision, and the Independent Assessors',
  url: 'https://www.gov.uk/contact-student-finance-england',
  inForceFrom: '2011-09-01',
}
const COURT: Authority = {
  title: 'County Courts Act 1984',
  provision: 'section 15 (claims in debt)',
  url: 'https://www.legislation.gov.uk/ukpga/1984/28/section/15',
  inForceFrom: '1984-08-01',
}

export const STUDENT_OVERPAYMENT: readonly Rule[] = [
  {
    ...PAPER,
    id: 'gb.student-overpaid.common',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'This happens to many students who leave, change course or have other income than planned. You can agree a plan.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.student-overpaid.no-bailiff',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 3,
    says: 'Nobody can take goods or pay for this by letter alone. A court would have to decide first.',
    authority: COURT,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.step-check',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask how they worked it out: which days, which money, and the date on which they think you left.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.step-university',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask your college or university which last day it told them. If that is wrong, have it put right there first.',
    authority: RULES,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.step-plan',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'If it is right, call before the day and offer a sum per month that leaves you enough to live on.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.student-overpaid.right-ill',
    kind: 'right',
    rank: 4,
    says: 'If you stopped because of illness, money for up to 60 days after can still be yours. Ask for that, with a doctor’s note.',
    authority: RULES,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.student-overpaid.right-reasons',
    kind: 'right',
    rank: 5,
    says: 'Even without that, they can let you keep money for strong personal reasons, such as illness in the family. Tell them and send proof.',
    authority: RULES,
  },
  {
    ...PAPER,
    nations: ['england'],
    id: 'gb.student-overpaid.right-appeal',
    kind: 'right',
    rank: 6,
    says: 'If the decision is wrong, you can appeal to Student Finance England in writing. At the end an Independent Assessor looks at it for free.',
    authority: APPEAL,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.insight-apart',
    kind: 'insight',
    severity: 'low',
    confidence: 0.9,
    rank: 5,
    says: 'This is paid back apart from the rest of your student loan, which you repay only from a set income.',
    actionable: 'If you still study, ask if it can come off later payments in small parts.',
    authority: GUIDE,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    says: 'Say which date, income or reason is wrong, and send proof from the university or a doctor.',
    title: 'Ask them to look at it again',
    cost: 'Nothing.',
    time: 'One letter now.',
    risk: 'They may go on asking for money meanwhile. Ask for a stop.',
    bestFor: 'The dates are wrong, or you were ill.',
    authority: RULES,
  },
  {
    ...PAPER,
    id: 'gb.student-overpaid.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    says: 'Show your income and costs. Ask for the plan in writing, and that no collector is used while you pay.',
    title: 'Agree to pay it back in parts',
    cost: 'A sum per month that you can afford.',
    time: 'One call, then months.',
    risk: 'A missed part can lead to a collector.',
    bestFor: 'The sum is right, but too much at once.',
    authority: GUIDE,
  },
]
