/** Decisions of insurers: health plans from work, health plans bought alone, and other insurance. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cfr, page, usc } from './cite-law.ts'
import { WORK_LAW } from './work-law.ts'

const HEALTH: Test = {
  says: [
    'health plan',
    'medical',
    'coverage',
    'prior authorization',
    'explanation of benefits',
    'medically necessary',
    'adverse benefit determination',
    'provider',
    'treatment',
    'health insurance',
  ],
}
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
const INTERNAL_APPEAL = {
  ...cfr({ title: 45, section: '147.136', name: '', from: '2012-01-01' }),
  title: 'Affordable Care Act (internal appeal and external review)',
  provision: '42 U.S.C. 300gg-19; 45 CFR 147.136',
}
const BOTH_APPEALS = {
  ...CLAIMS_RULE,
  title: 'ERISA, section 503, and Affordable Care Act (internal appeal and external review)',
  provision: '29 U.S.C. 1133; 29 CFR 2560.503-1; 42 U.S.C. 300gg-19; 45 CFR 147.136',
}
const SURPRISE = usc({
  title: 42,
  section: '300gg-111',
  name: 'No Surprises Act',
  from: '2022-01-01',
})
const STATE_INSURANCE = page(
  'USAGov: State insurance regulators',
  'Complaints about insurers',
  'https://www.usa.gov/state-consumer',
)

/** Social Security writes of insurance too, and is none. */
const SOCIAL_SECURITY: Test = { says: ['social security administration', 'ssa.gov'] }

const DECISION = {
  ...CHECKED,
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  when: { not: [SOCIAL_SECURITY] },
} satisfies Partial<Rule>
const HEALTH_DECISION = {
  ...DECISION,
  when: {
    any: [HEALTH],
    not: [OTHER_INSURANCE, SOCIAL_SECURITY, { says: ['medicare', 'medicaid'] }],
  },
} satisfies Partial<Rule>

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
    ...HEALTH_DECISION,
    id: 'us.insurance.rights-health',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can see your file for free, appeal inside the plan, and then have doctors from outside decide.',
    authority: BOTH_APPEALS,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.deadline-appeal',
    kind: 'deadline',
    rank: 10,
    terms: { trigger: 'letter', count: 180, unit: 'days', roll: 'none' },
    action: 'Send your internal appeal to the health plan',
    consequence: 'You may lose the right to appeal and to sue.',
    weight: 'main',
    example: {
      clause: '29 CFR 2560.503-1(h)(3)(i): 180 days',
      trigger: '2026-06-01',
      result: '2026-11-28',
    },
    says: 'You have 180 days after you get the decision to appeal inside the health plan.',
    authority: CLAIMS_RULE,
  },
  {
    ...DECISION,
    id: 'us.insurance.deadline-external',
    kind: 'deadline',
    rank: 5,
    when: {
      all: [
        {
          says: [
            'final internal adverse',
            'final adverse',
            'external review',
            'final decision on your appeal',
          ],
        },
      ],
      not: [OTHER_INSURANCE],
    },
    terms: { trigger: 'letter', count: 4, unit: 'months', roll: 'none' },
    action: 'Ask for an external review by independent doctors',
    consequence: 'The plan’s decision stands, unless you go to court.',
    weight: 'further',
    example: {
      clause: '45 CFR 147.136(d)(2)(i): four months',
      trigger: '2026-06-01',
      result: '2026-10-01',
    },
    says: 'After the plan’s last no you have four months to ask for an external review. Its result binds the plan.',
    authority: INTERNAL_APPEAL,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.right-file',
    kind: 'right',
    rank: 10,
    says: 'You have the right to the reason, the rule they used, and a free copy of your whole file.',
    authority: CLAIMS_RULE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.right-fresh',
    kind: 'right',
    rank: 20,
    says: 'Another person must decide your appeal, and a fitting doctor must be asked about medical questions.',
    authority: CLAIMS_RULE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.right-external',
    kind: 'right',
    rank: 30,
    says: 'For most medical decisions you can have independent doctors look at it after the plan’s last no.',
    authority: INTERNAL_APPEAL,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.right-urgent',
    kind: 'right',
    rank: 40,
    says: 'If waiting could harm your health, ask for a fast appeal. They must answer within 72 hours.',
    authority: CLAIMS_RULE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.right-surprise',
    kind: 'right',
    rank: 50,
    says: 'For emergency care you pay no more than in your network. The same holds for most doctors you did not choose in such a hospital.',
    authority: SURPRISE,
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
    authority: CLAIMS_RULE,
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
    authority: CLAIMS_RULE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.option-external',
    kind: 'option',
    option: 'appeal',
    rank: 20,
    title: 'Ask for an external review',
    cost: 'Free, or at most $25',
    time: 'Four months to ask',
    risk: 'None. You can in most cases still sue.',
    bestFor: 'The plan said no again on medical grounds.',
    says: 'Independent doctors look at the case. If they say yes, the plan must pay.',
    authority: INTERNAL_APPEAL,
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
