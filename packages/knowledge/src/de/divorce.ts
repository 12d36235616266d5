/** Papers of the family court on a divorce (Scheidungsantrag). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASKED: Test = {
  says: [
    'scheidungsantrag',
    'antrag auf scheidung',
    'antrag auf ehescheidung',
    'scheidung der ehe',
    'scheidung ihrer ehe',
    'ehescheidung',
    'scheidungssache',
    'scheidungsverfahren',
  ],
}
const FAMILY_COURT: Test = {
  says: [
    'familiengericht',
    'amtsgericht',
    'antragstellerin',
    'antragsteller',
    'antragsgegner',
    'antragsgegnerin',
  ],
}

function familyCourt(section: string, provision: string): Authority {
  return {
    title: 'Gesetz über das Verfahren in Familiensachen (FamFG)',
    provision,
    url: `https://www.gesetze-im-internet.de/famfg/__${section}.html`,
    inForceFrom: '2009-09-01',
  }
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'COURT_CLAIM'],
  topics: ['family'],
  when: { all: [ASKED, FAMILY_COURT] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const DIVORCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.divorce.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your husband or wife has asked the family court (Familiengericht) to end the marriage.',
    authority: familyCourt('124', '§§ 124 und 133 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'The family court is part of the local court (Amtsgericht). It takes no side.',
    authority: familyCourt('121', '§§ 111 und 121 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A divorce takes some months. The court hears you both on a day that it will name.',
    authority: familyCourt('128', '§ 128 FamFG, § 1565 BGB'),
  },
  {
    ...BASE,
    id: 'de.divorce.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'You stay married until the court decides. This paper alone takes neither your home nor your children from you.',
    authority: cite('bgb', '1564', { provision: '§§ 1361b und 1564 BGB' }),
  },
  {
    ...BASE,
    id: 'de.divorce.right-year',
    kind: 'right',
    rank: 4,
    says: 'Mostly you must have lived apart for a year. If you do not agree, the court asks for more proof until three years have passed.',
    authority: cite('bgb', '1566', { provision: '§§ 1565 bis 1567 BGB' }),
  },
  {
    ...BASE,
    id: 'de.divorce.right-lawyer',
    kind: 'right',
    rank: 5,
    says: 'To agree you need no lawyer. For requests of your own, such as on money or the home, you need one.',
    authority: familyCourt('114', '§ 114 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.right-aid',
    kind: 'right',
    rank: 6,
    says: 'Little money? The court can pay the lawyer and the fees (Verfahrenskostenhilfe). Ask for the form.',
    authority: familyCourt('76', '§ 76 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.right-support',
    kind: 'right',
    rank: 7,
    says: 'Until the divorce you may ask for support if you earn much less. Children always have a right to support.',
    authority: cite('bgb', '1361', { provision: '§§ 1361, 1569 und 1601 BGB' }),
  },
  {
    ...BASE,
    id: 'de.divorce.right-pension',
    kind: 'right',
    rank: 8,
    says: 'The court shares out the pensions that you both earned in the marriage (Versorgungsausgleich). Under three years of marriage only if one of you asks.',
    authority: {
      title: 'Versorgungsausgleichsgesetz (VersAusglG)',
      provision: '§§ 1 und 3 VersAusglG',
      url: 'https://www.gesetze-im-internet.de/versausglg/__3.html',
      inForceFrom: '2009-09-01',
    },
  },
  {
    ...BASE,
    id: 'de.divorce.step-answer',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Note the day this came, and answer by the day the court names. Say if you agree and what is wrong in the paper.',
    authority: familyCourt('133', '§§ 113 und 133 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'See a lawyer for family law before you answer, if there are children, a home, debts or savings.',
    authority: familyCourt('114', '§ 114 FamFG'),
  },
  {
    ...BASE,
    id: 'de.divorce.insight-day',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    confidence: 0.8,
    says: 'The day this paper was served on you fixes what each of you owns for the sharing of gains (Zugewinnausgleich).',
    actionable: 'Keep the bank statements and values of that day.',
    authority: cite('bgb', '1384', { provision: '§§ 1379 und 1384 BGB' }),
  },
  {
    ...BASE,
    id: 'de.divorce.option-agree',
    kind: 'option',
    option: 'comply',
    rank: 6,
    says: 'You can agree in writing, at the court office or at the hearing.',
    title: 'Agree to the divorce',
    cost: 'Court fees are mostly shared.',
    time: 'Up to the hearing.',
    risk: 'First settle children, home and money.',
    bestFor: 'You both want it.',
    authority: familyCourt('134', '§ 134 FamFG'),
  },
]
