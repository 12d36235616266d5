/** Decisions on disability of Social Security and of Veterans Affairs. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const DISABLED = {
  title: 'Social Security Act: disability',
  provision:
    '42 U.S.C. 423(d) and 405(b), (g); SSI: 42 U.S.C. 1382c and 1383(c); 20 CFR 404.1520, 404.909 and 404.933; 416.1409',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section423&num=0&edition=prelim',
  inForceFrom: '1980-08-05',
}

const VA = {
  title: 'Appeals Modernization Act: decisions of the Department of Veterans Affairs',
  provision: '38 U.S.C. 1110, 5104, 5104C, 5108 and 7105; 38 CFR 3.2500 and 20.202',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title38-section5104C&num=0&edition=prelim',
  inForceFrom: '2019-02-19',
}

const SICK = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
  when: {
    all: [
      { says: ['social security', 'ssdi', 'ssi', 'supplemental security income'] },
      { says: ['disability', 'disabled', 'disabling'] },
      {
        says: [
          'denied',
          'denial',
          'disapproved',
          'not entitled',
          'not disabled',
          'not severe',
          'do not qualify',
          'not eligible',
          'turned down',
          'no longer disabled',
          'benefits will stop',
        ],
      },
    ],
    not: [{ says: ['va disability', 'department of veterans affairs'] }],
  },
} satisfies Partial<Rule>

const VETERAN = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION'],
  when: {
    all: [
      {
        says: [
          'department of veterans affairs',
          'veterans affairs',
          'va disability',
          'va benefits',
          'va claim',
          'veterans benefits administration',
        ],
      },
      {
        says: [
          'decision',
          'denied',
          'denial',
          'rating',
          'service connection',
          'service-connected',
          'effective date',
          'reduce',
          'reduced',
          'appeal',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const DISABILITY_AND_VETERANS: readonly Rule[] = [
  {
    ...SICK,
    id: 'us.public.right-disability',
    kind: 'right',
    rank: 3,
    says: 'You have 60 days to appeal a no on disability. They look at your work, how ill you are, and what jobs you could still do.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.reality-disability',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A first no is common. Many people win later, above all at the hearing before a judge.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.step-disability',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Appeal at ssa.gov and send newer papers from your doctors. Say what you can no longer do in a normal day.',
    authority: DISABLED,
  },
  {
    ...SICK,
    id: 'us.public.option-disability',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Appeal the decision',
    cost: 'Free. A lawyer is paid only if you win',
    time: '60 days to ask; the answer takes months',
    risk: 'None.',
    bestFor: 'You cannot do steady work.',
    says: 'Ask for a new look, and then for a hearing before a judge.',
    authority: DISABLED,
  },
  {
    ...VETERAN,
    id: 'us.public.right-veteran',
    kind: 'right',
    rank: 3,
    says: 'You have one year to fight a VA decision. Choose a supplemental claim with new proof, a higher-level review, or the Board.',
    authority: VA,
  },
  {
    ...VETERAN,
    id: 'us.public.step-veteran',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'A veterans service organization helps for free. Ask one before you choose.',
    authority: VA,
  },
]
