/** Decisions of health plans: the appeal inside the plan, the external review and surprise bills. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'
import {
  DECISION,
  HEALTH_DECISION,
  INTERNAL_APPEAL,
  OTHER_INSURANCE,
} from './insurance-conditions.ts'
import { WORK_LAW } from './work-law.ts'

const CLAIMS_RULE = WORK_LAW.claimAppeal

const BOTH_APPEALS = {
  ...CLAIMS_RULE,
  title: 'ERISA, section 503, and Affordable Care Act (ACA) (internal appeal and external review)',
  provision: '29 U.S.C. 1133; 29 CFR 2560.503-1; 42 U.S.C. 300gg-19; 45 CFR 147.136',
}

const SURPRISE = usc({
  title: 42,
  section: '300gg-111',
  name: 'No Surprises Act (NSA)',
  from: '2022-01-01',
})

export const HEALTH_PLAN_APPEALS: readonly Rule[] = [
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
    ...CHECKED,
    id: 'us.insurance.asked-health',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            'health insurance',
            'health plan',
            'insurance company',
            'my insurance',
            'prior authorization',
            'medically necessary',
          ],
        },
        { says: ['denied', 'denial', 'refused', 'refuses', 'appeal', 'not cover'] },
        {
          says: [
            'health',
            'surgery',
            'doctor',
            'treatment',
            'medication',
            'hospital',
            'therapy',
            'mri',
          ],
        },
      ],
    },
    says: 'You have 180 days to appeal inside a health plan, and can see your file for free. After its last no, doctors from outside can decide.',
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
    when: {
      any: [
        {
          says: [
            'emergency',
            'emergency room',
            'out-of-network',
            'out of network',
            'nonparticipating',
            'non-participating',
            'ambulance',
            'balance bill',
            'surprise bill',
          ],
        },
      ],
    },
    kind: 'right',
    rank: 50,
    says: 'For emergency care you pay no more than in your network. The same holds for most doctors you did not choose in such a hospital.',
    authority: SURPRISE,
  },
  {
    ...HEALTH_DECISION,
    id: 'us.insurance.option-external',
    kind: 'option',
    option: 'appeal',
    rank: 20,
    title: 'Ask for an external review',
    cost: 'Free, or at most $25',
    time: 'Four months to ask, longer in some states',
    risk: 'None. You can in most cases still sue.',
    bestFor: 'The plan said no again on medical grounds.',
    says: 'Independent doctors look at the case. If they say yes, the plan must pay.',
    authority: INTERNAL_APPEAL,
  },
]
