/** What a tax office adds to the tax: surcharges, interest, penalty payments, payments ahead. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const LATE_RETURN: Test = {
  says: ['verspätungszuschlag', 'verspätungszuschlags', 'verspätungszuschläge', '§ 152'],
}
const LATE_PAYMENT: Test = { says: ['säumniszuschlag', 'säumniszuschläge', 'säumniszuschlags'] }
const INTEREST: Test = {
  says: [
    'nachzahlungszinsen',
    '§ 233a',
    'verzinsung',
    'zinsen zur einkommensteuer',
    'festsetzung von zinsen',
  ],
}
const PRESSURE: Test = { says: ['zwangsgeld', 'zwangsgelds', 'zwangsgeldes'] }
const AHEAD: Test = { says: ['vorauszahlung', 'vorauszahlungen', 'vorauszahlungsbescheid'] }
const OPEN: Test = { says: ['vorbehalt der nachprüfung', '§ 164', 'vorläufig', '§ 165'] }

const BASE = {
  country: 'de',
  kinds: ['TAX_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TAX_EXTRAS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.tax.late-sum',
    kind: 'right',
    rank: 5,
    when: { all: [LATE_RETURN] },
    says: 'For a late yearly return the surcharge is 0.25% of the tax still open for each month begun, and at least €25. Check the months.',
    authority: cite('ao', '152', { provision: '§ 152 Abs. 5 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.late-drop',
    kind: 'right',
    rank: 6,
    when: { all: [LATE_RETURN] },
    says: 'Ask them to drop it if the delay was not your fault. It is not automatic when no tax is left to pay, or before 14 months after the year.',
    authority: cite('ao', '152', { provision: '§ 152 Abs. 1 bis 3 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.late-object',
    kind: 'step',
    list: 'first',
    rank: 8,
    when: { all: [LATE_RETURN] },
    dayToAct: 'open',
    says: 'The surcharge is a decision of its own. You can object to it alone within one month, with your reason for the delay.',
    authority: cite('ao', '347', { provision: '§§ 347, 355 und 122 Abs. 2 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.late-payment',
    kind: 'right',
    rank: 7,
    when: { all: [LATE_PAYMENT] },
    says: 'A transfer up to three days late costs nothing. If you could not pay, ask them to let you off half of the surcharge (Erlass).',
    authority: cite('ao', '240', { provision: '§§ 227 und 240 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.interest',
    kind: 'right',
    rank: 8,
    when: { all: [INTEREST] },
    says: 'Interest on tax paid later starts 15 months after the tax year. It is 0.15% for each full month.',
    authority: cite('ao', '233a', { provision: '§§ 233a und 238 Abs. 1a AO', from: '2022-07-22' }),
  },
  {
    ...BASE,
    id: 'de.tax.pressure',
    kind: 'right',
    rank: 6,
    when: { all: [PRESSURE] },
    says: 'A penalty payment (Zwangsgeld) must be threatened in writing first. Once you hand in what they asked for, they must stop.',
    authority: cite('ao', '332', { provision: '§§ 328, 332 und 335 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.ahead',
    kind: 'right',
    rank: 9,
    when: { all: [AHEAD] },
    says: 'Do you earn less this year? Ask them to lower the payments ahead (Vorauszahlungen), with your figures.',
    authority: {
      ...cite('ao', '164'),
      title: 'Einkommensteuergesetz (EStG)',
      provision: '§ 37 Abs. 3 EStG',
      url: 'https://www.gesetze-im-internet.de/estg/__37.html',
    },
  },
  {
    ...BASE,
    id: 'de.tax.open',
    kind: 'right',
    rank: 16,
    when: { all: [OPEN] },
    says: 'The decision is still open, in whole (§ 164) or in some points (§ 165). In those parts it can be changed later, for you too.',
    authority: cite('ao', '164', { provision: '§§ 164 und 165 AO' }),
  },
  {
    ...BASE,
    id: 'de.tax.right-wait',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'vollstreckt',
            'vollstreckung',
            'vollstreckungsankündigung',
            'vollstreckungsmaßnahmen',
            'zwangsvollstreckung',
            'rückständig',
            'rückstände',
            'rückstand',
            'mahnung',
          ],
        },
      ],
    },
    says: 'Would force be unfair now, as when your money comes soon? Ask them to wait (Vollstreckungsaufschub) and offer instalments.',
    authority: cite('ao', '258'),
  },
]
