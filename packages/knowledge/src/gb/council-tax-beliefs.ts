/** Beliefs about council tax to correct. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TAX_ENGLAND, TAX_ENGLAND_WALES, TAX_WALES } from './council-tax-cues.ts'

export const COUNCIL_TAX_BELIEFS: readonly Rule[] = [
  {
    ...TAX_ENGLAND,
    id: 'gb.council-tax.myth-prison',
    kind: 'myth',
    premise: ['prison', 'jail', 'go to prison', 'sent to prison', 'locked up', 'arrested'],
    says: 'In England prison is a last resort. A court must first find that you could pay and refused, or badly failed to. Being unable to pay is not enough.',
    authority: cite('councilTax', 'regulation 47', 'regulation/47'),
  },
  {
    ...TAX_WALES,
    id: 'gb.council-tax.myth-prison-wales',
    kind: 'myth',
    premise: ['prison', 'jail', 'go to prison', 'sent to prison', 'locked up', 'arrested'],
    says: 'In Wales you cannot be sent to prison for council tax. That power ended on 1 April 2019.',
    authority: {
      title: 'Council Tax (Administration and Enforcement) (Amendment) (Wales) Regulations 2019',
      provision: 'regulation 2',
      url: 'https://www.legislation.gov.uk/wsi/2019/220/made',
      inForceFrom: '2019-04-01',
    },
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.myth-six-years',
    kind: 'myth',
    premise: ['six years', '6 years', 'written off', 'statute barred', 'too old', 'time barred'],
    says: 'Once there is a liability order, no time limit ends the debt. The six year limit is only for asking the court for the order.',
    authority: cite('councilTax', 'regulation 34(3)', 'regulation/34'),
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.myth-only-half',
    kind: 'myth',
    premise: [
      'only pay half',
      'my half',
      'my share',
      'ex should pay',
      'my ex',
      'my housemate',
      'my partner left',
    ],
    says: 'Couples and joint tenants are each liable for the whole bill while they live there. If someone has left, tell the council the date.',
    authority: cite('finance', 'sections 6 and 9', 'section/6'),
  },
  {
    ...TAX_ENGLAND_WALES,
    id: 'gb.council-tax.myth-contract',
    kind: 'myth',
    premise: [
      'no contract',
      'never agreed',
      'freeman',
      'freeman on the land',
      'not a contract',
      'did not consent',
      'never consented',
    ],
    says: 'Council tax does not need a contract or your consent. Courts reject this argument, and it adds costs.',
    authority: cite('finance', 'sections 1, 6 and 10', 'section/6'),
  },
]
