/** Refusals of visas and permits. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  ircc: {
    title: 'Immigration and Refugee Protection Act',
    provision: 'sections 63 and 72 (appeals, and the Federal Court: 15 or 60 days)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/',
    inForceFrom: '2002-06-28',
  },
  restore: {
    title: 'Immigration and Refugee Protection Regulations',
    provision: 'section 182 (90 days to restore status)',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/sor-2002-227/',
    inForceFrom: '2002-06-28',
  },
  consultant: {
    title: 'Immigration and Refugee Protection Act',
    provision: 'section 91 (who may advise for a fee)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/',
    inForceFrom: '2011-06-30',
  },
} as const satisfies Record<string, Authority>

const DENIED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
} satisfies Partial<Rule>

export const IMMIGRATION_REFUSAL: readonly Rule[] = [
  {
    ...DENIED,
    id: 'ca.denied.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A refused visa or permit does not bar you from asking again. Fix what was missing first.',
    authority: LAWS.ircc,
  },
  {
    ...DENIED,
    id: 'ca.denied.right-court',
    kind: 'right',
    rank: 2,
    says: 'You can ask the Federal Court to check it: within 15 days for a decision made in Canada, 60 days for one made abroad.',
    authority: LAWS.ircc,
  },
  {
    ...DENIED,
    id: 'ca.denied.right-sponsor',
    kind: 'right',
    rank: 3,
    says: 'If you sponsor family and that was refused, you mostly have 30 days to appeal to the Immigration Appeal Division.',
    authority: LAWS.ircc,
  },
  {
    ...DENIED,
    id: 'ca.denied.right-restore',
    kind: 'right',
    rank: 4,
    says: 'If you are in Canada and lost your status, you can ask within 90 days to get it back.',
    authority: LAWS.restore,
  },
  {
    ...DENIED,
    id: 'ca.denied.step-notes',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask for the officer’s notes of your file. They show the real reason.',
    authority: LAWS.ircc,
  },
  {
    ...DENIED,
    id: 'ca.denied.step-help',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Get help this week from a lawyer, legal aid or a licensed consultant. Nobody else may take money for it.',
    authority: LAWS.consultant,
  },
]
