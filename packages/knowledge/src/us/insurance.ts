/** Decisions of insurers: what they mean and what to do. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { page } from './cite-law.ts'
import { DECISION, HEALTH_DECISION, INTERNAL_APPEAL } from './insurance-conditions.ts'
import { WORK_LAW } from './work-law.ts'

const OTHER_INSURANCE: Test = {
  says: [
    'auto insurance',
    'automobile',
    'homeowners',
    'property damage',
    'collision',
    'roof',
    'life insurance policy',
    'renters insurance',
  ],
}

const CLAIMS_RULE = WORK_LAW.claimAppeal

const STATE_INSURANCE = page(
  'USAGov: State insurance regulators',
  'Complaints about insurers',
  'https://www.usa.gov/state-consumer',
)

/** Social Security writes of insurance too, and is none. */
const SOCIAL_SECURITY: Test = { says: ['social security administration', 'ssa.gov'] }

export const INSURANCE: readonly Rule[] = [
  {
    ...DECISION,
    id: 'us.insurance.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The insurer says what it will pay, or that it will not pay.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    id: 'us.insurance.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'This is a private firm or a plan from work. Its no is not final.',
    authority: STATE_INSURANCE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Few people appeal, and many who do win. The first appeal is free.',
    authority: INTERNAL_APPEAL,
  },
  {
    ...DECISION,
    id: 'us.insurance.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask for the reason in writing, see the papers, appeal, and complain to your state.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    id: 'us.insurance.right-reason',
    kind: 'right',
    rank: 60,
    says: 'You can ask the insurer for its reason in writing and for the words of the policy it relies on.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    id: 'us.insurance.step-reason',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find the reason for the no and the last day to appeal. Ask for your claim file in writing.',
    authority: STATE_INSURANCE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.step-doctor',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Ask your doctor for a letter that says why you need the care, and for the records.',
    authority: INTERNAL_APPEAL,
  },
  {
    ...DECISION,
    id: 'us.insurance.step-appeal',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Write your appeal: what was refused, why that is wrong, and the proof. Send it so that you can prove the day.',
    authority: CLAIMS_RULE,
  },
  {
    ...DECISION,
    id: 'us.insurance.step-check-code',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'Check names, dates and codes. Many refusals come from a wrong code that the doctor’s office can fix.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    id: 'us.insurance.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Appeal inside the plan or insurer',
    cost: 'Free',
    time: 'For health plans 180 days to file',
    risk: 'None.',
    bestFor: 'You think they should pay.',
    says: 'Send a written appeal with proof. For health plans you need this step before most others.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    id: 'us.insurance.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 30,
    title: 'Complain to your state insurance office',
    cost: 'Free',
    time: 'Weeks',
    risk: 'None. Plans that an employer pays for itself are for the Department of Labor.',
    bestFor: 'The insurer is slow, silent or unfair.',
    says: 'The state insurance department asks the insurer to explain itself.',
    authority: STATE_INSURANCE,
  },
  {
    ...DECISION,
    when: { not: [SOCIAL_SECURITY, OTHER_INSURANCE] },
    id: 'us.insurance.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 35,
    title: 'Get free help with the appeal',
    cost: 'Free',
    time: 'This week',
    risk: 'None. The days still run.',
    bestFor: 'You are ill, or the sum is large.',
    says: 'Call EBSA about a plan from work, or your state’s consumer help program.',
    authority: page(
      'U.S. Department of Labor: Ask EBSA',
      'Free help with benefit claims',
      'https://www.dol.gov/agencies/ebsa/about-ebsa/ask-a-question/ask-ebsa',
    ),
  },
  {
    ...DECISION,
    id: 'us.insurance.warning-medicare',
    kind: 'warning',
    severity: 'medium',
    when: { any: [{ says: ['medicare', 'medicaid'] }] },
    says: 'Medicare and Medicaid have appeal times of their own, some as short as 60 days. The letter names yours.',
    authority: page(
      'Medicare.gov: Appeals',
      'How to file an appeal',
      'https://www.medicare.gov/claims-appeals/how-do-i-file-an-appeal',
    ),
  },
]
