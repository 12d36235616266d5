/** Refusals after a disaster: help from FEMA, and federal flood insurance. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const AID = {
  ...usc({
    title: 42,
    section: '5189a',
    name: 'Stafford Act (disaster help for people from FEMA)',
    from: '1988-11-23',
  }),
  provision: '42 U.S.C. 5174 and 5189a; 44 CFR 206.115',
}
const FLOOD = {
  ...usc({
    title: 42,
    section: '4072',
    name: 'National Flood Insurance Act (National Flood Insurance Program, NFIP)',
    from: '1968-08-01',
  }),
  provision: '42 U.S.C. 4072; 44 CFR 62.20',
}

const REFUSED_AID = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  topics: ['general', 'housing', 'consumer'],
  when: {
    all: [
      { says: ['fema', 'federal emergency management agency'] },
      { says: ['disaster', 'individual assistance', 'assistance', 'ineligible', 'denied'] },
    ],
    not: [
      { says: ['flood insurance', 'flood policy', 'flood claim'] },
      { says: ['terms and conditions', 'applications for disaster', 'apply for disaster'] },
    ],
  },
} satisfies Partial<Rule>
const REFUSED_FLOOD = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  topics: ['general', 'housing', 'consumer'],
  when: {
    all: [
      {
        says: [
          'national flood insurance program',
          'nfip',
          'flood insurance',
          'standard flood insurance policy',
        ],
      },
      { says: ['denied', 'deny', 'denial', 'disallowed', 'refuse', 'refused', 'proof of loss'] },
    ],
  },
} satisfies Partial<Rule>

export const DISASTER_AID: readonly Rule[] = [
  {
    ...REFUSED_AID,
    id: 'us.disaster.want',
    kind: 'fact',
    slot: 'what_they_want',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    rank: 3,
    says: 'FEMA says that it does not help, or needs more papers first. Many first refusals are only about a missing paper.',
    authority: AID,
  },
  {
    ...REFUSED_AID,
    id: 'us.disaster.right',
    kind: 'right',
    rank: 3,
    says: 'You can appeal within 60 days of the date of the FEMA letter. FEMA must mostly decide within 90 days.',
    authority: AID,
  },
  {
    ...REFUSED_AID,
    id: 'us.disaster.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send what the letter says is missing: proof of your home, who you are, repair estimates, the insurer’s decision. Ask for a copy of your file.',
    authority: AID,
  },
  {
    ...REFUSED_FLOOD,
    id: 'us.flood.right',
    kind: 'right',
    rank: 3,
    says: 'You can appeal to FEMA within 60 days of the insurer’s written refusal. To sue you have one year from that refusal, in federal court.',
    authority: FLOOD,
  },
]
