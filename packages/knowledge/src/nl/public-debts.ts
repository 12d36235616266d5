/** Debts to a town, a water board, DUO or the CJIB: public bodies collect by a writ of their own (dwangbevel). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './conditions.ts'
import { LAW } from './law.ts'

const LOCAL_TAX: Test = {
  says: [
    'gemeentelijke belastingen',
    'gemeentebelastingen',
    'gemeentebelasting',
    'waterschapsbelasting',
    'waterschapsbelastingen',
    'zuiveringsheffing',
    'watersysteemheffing',
    'afvalstoffenheffing',
    'rioolheffing',
    'hondenbelasting',
    'onroerendezaakbelasting',
    'ozb',
    'aanslagnummer',
    'aanslagbiljet',
  ],
}
const COURT_FINE: Test = {
  says: ['geldboete', 'boetevonnis', 'uitspraak van de rechter', 'veroordeling'],
}
const CJIB: Test = { says: ['cjib', 'centraal justitieel incassobureau'] }
const STUDENT_DEBT: Test = {
  says: ['studieschuld', 'studielening', 'terugbetaling van uw studielening', 'ov-boete'],
}

function awb(articles: string): Authority {
  return {
    title: 'Algemene wet bestuursrecht (Awb)',
    provision: /,| en | tot /.test(articles) ? `artikelen ${articles}` : `artikel ${articles}`,
    url: 'https://wetten.overheid.nl/BWBR0005537/',
    inForceFrom: '2009-07-01',
  }
}

function collection(provision: string): Authority {
  return {
    title: 'Invorderingswet 1990 (IW 1990)',
    provision,
    url: 'https://wetten.overheid.nl/BWBR0004770/',
    inForceFrom: '2009-07-01',
  }
}

function penal(articles: string): Authority {
  return {
    title: 'Wetboek van Strafvordering (Sv)',
    provision: `artikelen ${articles}`,
    url: 'https://wetten.overheid.nl/BWBR0001903/',
    inForceFrom: '2020-01-01',
  }
}

const FINES_OFFICE: Authority = {
  title: 'Centraal Justitieel Incassobureau',
  provision: 'noodstop',
  url: 'https://www.cjib.nl/',
  inForceFrom: '2020-04-01',
}
const STUDENT_OFFICE: Authority = {
  title: 'Dienst Uitvoering Onderwijs (DUO)',
  provision: 'betalingsachterstand',
  url: 'https://www.duo.nl/particulier/betalingsachterstand/',
  inForceFrom: '2017-01-01',
}
const STUDENT_LAW: Authority = {
  title: 'Wet studiefinanciering 2000 (Wsf 2000)',
  provision: 'artikelen 6.10 en volgende',
  url: 'https://wetten.overheid.nl/BWBR0011453/',
  inForceFrom: '2012-01-01',
}

const BASE = {
  country: 'nl',
  kinds: ['DEBT_COLLECTION_LETTER'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.public-debt.want',
    when: { not: [PENAL_ORDER] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 20,
    says: 'A public body says that you have not paid, and asks for the money again.',
    authority: awb('4:112'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.reality',
    when: { not: [PENAL_ORDER] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'Take this seriously. After a warning (aanmaning) most public bodies can issue a writ (dwangbevel) without a judge. With it a bailiff can seize pay or accounts.',
    authority: awb('4:114 tot en met 4:117'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.who',
    when: { not: [PENAL_ORDER, COURT_FINE] },
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'This is a public body. The law on debts to the state gives it powers of its own.',
    authority: awb('4:85'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.rights',
    when: { not: [PENAL_ORDER, COURT_FINE] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 20,
    says: 'You may ask for time or a plan, and object to the decision. Enough income to live on stays yours.',
    authority: awb('4:94'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.know-old',
    when: { not: [PENAL_ORDER, COURT_FINE, STUDENT_DEBT] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    says: 'Most debts to public bodies become too old five years after the last day to pay. A warning or a writ starts the time again.',
    authority: awb('4:104 tot en met 4:106'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.right-two-weeks',
    when: { not: [PENAL_ORDER, COURT_FINE, STUDENT_DEBT] },
    kind: 'right',
    rank: 10,
    says: 'A warning (aanmaning) gives you two weeks, from the day after it was sent. No writ may come before that. Its cost is fixed by law.',
    authority: awb('4:112, 4:113 en 4:117'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.right-time',
    when: { not: [PENAL_ORDER, COURT_FINE] },
    kind: 'right',
    rank: 12,
    says: 'You can ask for more time or a plan. While a delay runs, the body may not send warnings or collect.',
    authority: awb('4:94'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.right-object',
    when: { not: [PENAL_ORDER, COURT_FINE] },
    kind: 'right',
    rank: 14,
    says: 'You can object to the decision (beschikking) behind it, free, within six weeks. To object does not stop the payment: ask for delay too.',
    authority: awb('6:7, 6:8 en 6:16'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.right-income',
    when: { not: [PENAL_ORDER] },
    kind: 'right',
    rank: 20,
    says: 'Part of your pay or benefit stays safe (beslagvrije voet), also from a public body.',
    authority: LAW.freeFoot,
  },
  {
    ...BASE,
    id: 'nl.public-debt.step-call',
    when: { not: [PENAL_ORDER] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call or write before the date, with the number on the letter. Ask for time or a plan that fits your income.',
    authority: awb('4:94'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.step-which',
    when: { not: [PENAL_ORDER] },
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Find the decision that the sum comes from, and check it. Ask for a copy if you do not have it. Paid already? Send proof.',
    authority: awb('4:86'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.tax-right',
    when: { any: [LOCAL_TAX] },
    kind: 'right',
    rank: 5,
    says: 'With a low income and little savings you can ask for remission (kwijtschelding). Not every town or tax allows it. Ask for delay as well.',
    authority: collection(
      'artikel 26 IW 1990, artikel 255 Gemeentewet, artikel 144 Waterschapswet',
    ),
  },
  {
    ...BASE,
    id: 'nl.public-debt.tax-wage',
    when: { any: [LOCAL_TAX] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 15,
    says: 'For a tax they can send a writ (dwangbevel) and order your employer to pay part of your wage to them. No judge is needed.',
    authority: collection('artikelen 12, 14 en 19 IW 1990'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.fine-reality',
    when: { any: [COURT_FINE], not: [PENAL_ORDER] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A fine of a judge goes up if you pay late. If it stays unpaid, you may have to go to jail for some days.',
    authority: penal('6:4:2 Sv en 24c Sr'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.fine-right',
    when: { any: [COURT_FINE], not: [PENAL_ORDER] },
    kind: 'right',
    rank: 4,
    says: 'The CJIB may give you time or let you pay in parts. Ask before the sum goes up: after that the whole is due at once.',
    authority: penal('6:4:1 en 6:4:2 Sv'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.fine-rights',
    when: { any: [COURT_FINE], not: [PENAL_ORDER] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You may ask for time or to pay in parts. Show what you earn and what you need to live.',
    authority: penal('6:4:1 en 6:4:2 Sv'),
  },
  {
    ...BASE,
    id: 'nl.public-debt.cjib-stop',
    when: { any: [CJIB], not: [PENAL_ORDER] },
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Too many debts? Ask the CJIB for an emergency stop (noodstop). It can give four months, if you ask your town for debt help.',
    authority: FINES_OFFICE,
  },
  {
    ...BASE,
    id: 'nl.public-debt.duo-reality',
    when: { any: [STUDENT_DEBT] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'After a warning DUO can pass the arrears to the CJIB, which can send a bailiff. Interest and costs then grow.',
    authority: STUDENT_OFFICE,
  },
  {
    ...BASE,
    id: 'nl.public-debt.duo-right',
    when: { any: [STUDENT_DEBT] },
    kind: 'right',
    rank: 5,
    says: 'If you cannot pay the monthly sum, ask DUO to set it by your income (draagkracht). It can even become nothing for a time.',
    authority: STUDENT_LAW,
  },
  {
    ...BASE,
    id: 'nl.public-debt.duo-step',
    when: { any: [STUDENT_DEBT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask DUO now for a plan for the arrears. Once the CJIB has them, DUO makes no plan any more.',
    authority: STUDENT_OFFICE,
  },
]
