/** Refusals and cancellations of visas. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  migration: {
    title: 'Migration Act 1958',
    provision: 'sections 66, 338 and 347 (reasons, and review within 28 days)',
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
    inForceFrom: '2024-10-14',
  },
  cancel: {
    title: 'Migration Act 1958',
    provision: 'sections 116 to 121 (notice before a visa is cancelled)',
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
    inForceFrom: '1994-09-01',
  },
  agents: {
    title: 'Migration Act 1958',
    provision: 'sections 280 and 281 (who may give immigration help)',
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
    inForceFrom: '1994-09-01',
  },
} as const satisfies Record<string, Authority>

const DENIED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
  when: { not: [{ says: ['intention to consider cancellation'] }] },
} satisfies Partial<Rule>

const INTENDED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
  when: { all: [{ says: ['intention to consider cancellation'] }] },
} satisfies Partial<Rule>

const BOTH = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
} satisfies Partial<Rule>

export const IMMIGRATION_REFUSAL: readonly Rule[] = [
  {
    ...DENIED,
    id: 'au.denied.right-reasons',
    kind: 'right',
    rank: 2,
    says: 'The letter must give the reasons, say if you can ask the tribunal for a review, and by when.',
    authority: LAWS.migration,
  },
  {
    ...DENIED,
    id: 'au.denied.right-review',
    kind: 'right',
    rank: 3,
    says: 'For most visas refused in Australia you have 28 days to ask the Administrative Review Tribunal. In some cases it is shorter.',
    authority: {
      title: 'Migration Act 1958, with the Administrative Review Tribunal Act 2024',
      provision: 'sections 338 and 347 (review within 28 days)',
      url: 'https://www.legislation.gov.au/C1958A00062/latest/text',
      inForceFrom: '2024-10-14',
    },
  },
  {
    ...DENIED,
    id: 'au.denied.warn-strict',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    says: 'The time for review is strict. The tribunal cannot give you longer, not even by a day.',
    authority: LAWS.migration,
  },
  {
    ...DENIED,
    id: 'au.denied.warn-stay',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Check when your bridging visa ends. Without a visa you can be held, and a new visa gets harder.',
    authority: LAWS.migration,
  },
  {
    ...DENIED,
    id: 'au.denied.step-date',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Work out the last day from the day on which you got the letter. An email counts on the day it was sent.',
    authority: LAWS.migration,
  },
  {
    ...DENIED,
    id: 'au.denied.option-review',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask the tribunal for a review',
    cost: 'A high fee for most visas. Ask for half if you cannot pay.',
    time: 'Many months, often more.',
    risk: 'You lose the fee if you lose.',
    bestFor: 'You can show that you meet the rule.',
    says: 'Apply online in time and send proof on each reason. You can add more papers later.',
    authority: LAWS.migration,
  },
  {
    ...INTENDED,
    id: 'au.denied.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Your visa is not cancelled yet. They must read your answer first.',
    authority: LAWS.cancel,
  },
  {
    ...INTENDED,
    id: 'au.denied.right-comment',
    kind: 'right',
    rank: 2,
    says: 'You can say why there is no ground, and why your visa should stay in any case.',
    authority: LAWS.cancel,
  },
  {
    ...INTENDED,
    id: 'au.denied.step-comment',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Answer in writing by the day in the notice, with proof. If it is too short, ask for more time before that day.',
    authority: LAWS.cancel,
  },
  {
    ...BOTH,
    id: 'au.denied.step-help',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Get help this week from a lawyer, legal aid or a registered migration agent. Nobody else may give it for money.',
    authority: LAWS.agents,
  },
]
