/** Debts to a town, a region, the tax collector or a criminal court: what they may take without a judge, and how to object or pay in parts. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CAR_TAX, CRIMINAL_FINE, OFFICE_ORDER, TAX_PAPER } from './conditions-office.ts'

const COLLECTOR: readonly Test[] = TAX_PAPER.any ?? []

const ANYONE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER'],
  topics: ['debt'],
  checkedOn: '2026-11-22',
  // From 1 January 2027 the consolidated texts (d.lgs. 33/2025 on collection) replace these laws, unless put off again.
  checkBy: '2027-01-15',
} satisfies Partial<Rule>
const OF_OFFICES = { ...ANYONE, creditor: 'public' } satisfies Partial<Rule>
const BASE = { ...OF_OFFICES, when: { not: [CRIMINAL_FINE] } } satisfies Partial<Rule>
/** A town or a region that collects itself, without the collector of the state. */
const OWN = { ...OF_OFFICES, when: { not: [CRIMINAL_FINE, ...COLLECTOR] } } satisfies Partial<Rule>
const TOWN = {
  ...OF_OFFICES,
  when: {
    all: [{ sender: ['comune', 'città di', 'unione dei comuni', 'roma capitale', 'provincia'] }],
    not: [CRIMINAL_FINE, ...COLLECTOR],
  },
} satisfies Partial<Rule>
/** A firm of the state may collect it (Equitalia Giustizia), so its words decide. */
const FINE = { ...ANYONE, when: { any: [CRIMINAL_FINE] } } satisfies Partial<Rule>

const ORDER_ACT = {
  title: 'Regio decreto 639/1910 (riscossione delle entrate patrimoniali)',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1910-04-14;639',
  inForceFrom: '2011-10-06',
} as const

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...OWN,
    id: 'it.public-debt.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    authority: { ...ORDER_ACT, provision: 'articoli 2 e 3; legge 160/2019, articolo 1, comma 792' },
    says: 'This is a public office. For taxes, fees and fines it can make its own order to pay, without a judge.',
  },
  {
    ...BASE,
    id: 'it.public-debt.who-collector',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    when: { any: [...COLLECTOR], not: [CRIMINAL_FINE] },
    authority: cite('riscossione', 'articoli 45, 49 e 50'),
    says: 'The tax collector (Agenzia delle entrate-Riscossione) collects for public offices. It needs no judge to take money.',
  },
  {
    ...OWN,
    id: 'it.public-debt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    authority: {
      ...ORDER_ACT,
      provision: 'articolo 2; legge 160/2019, articolo 1, comma 792; DPR 602/1973, articolo 72-bis',
    },
    says: 'A reminder (sollecito) takes nothing. But once a formal order was served and its time is over, they can take pay and accounts.',
  },
  {
    ...BASE,
    id: 'it.public-debt.reality-collector',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { any: [...COLLECTOR], not: [CRIMINAL_FINE] },
    authority: cite('riscossione', 'articoli 50, 72-bis e 86'),
    says: 'From 60 days after its bill (cartella) it can order your bank or employer to pay. It can also block a car, after a warning.',
  },
  {
    ...OWN,
    id: 'it.public-debt.reality-order',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    when: { any: [OFFICE_ORDER], not: [CRIMINAL_FINE, ...COLLECTOR] },
    authority: {
      ...ORDER_ACT,
      provision: 'articoli 2 e 3; d.lgs. 150/2011, articolo 32; d.lgs. 546/1992, articolo 21',
    },
    says: 'This is an order to pay (ingiunzione). You have 30 days to pay or go to a judge. For a tax, the tax court has 60.',
  },
  {
    ...BASE,
    id: 'it.public-debt.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 6,
    authority: cite('procedimento', 'articolo 22; legge 160/2019, articolo 1, commi 796 e 797'),
    says: 'You can see the papers, ask to cancel a mistake (autotutela), object in time, and ask to pay in parts.',
  },
  {
    ...TOWN,
    id: 'it.public-debt.reminder-first',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    authority: cite('bilancio2020', 'articolo 1, comma 795'),
    says: 'For debts up to €10,000 a town must first send a reminder with 30 days. Only then may it seize on its formal notice.',
  },
  {
    ...TOWN,
    id: 'it.public-debt.right-parts-town',
    kind: 'right',
    rank: 6,
    authority: cite('bilancio2020', 'articolo 1, commi 796 a 800'),
    says: 'If money is short, ask the town for monthly parts. For a sum over €100 the law allows 4 to 72 months, unless the town has other rules.',
  },
  {
    ...BASE,
    id: 'it.public-debt.right-parts-collector',
    kind: 'right',
    rank: 5,
    when: { any: [...COLLECTOR], not: [CRIMINAL_FINE] },
    authority: {
      ...cite('riscossione', 'articolo 19', '2025-01-01'),
      inForceTo: '2026-12-31',
    },
    says: 'For up to €120,000 you can ask for up to 84 monthly parts. After you ask, new seizures may not start.',
  },
  {
    ...BASE,
    id: 'it.public-debt.right-pay-limits',
    kind: 'right',
    rank: 9,
    authority: cite('riscossione', 'articolo 72-ter; legge 160/2019, articolo 1, comma 792'),
    says: 'Of pay up to €2,500 a month they may take a tenth, up to €5,000 a seventh, above it a fifth. The last pay in your account is safe.',
  },
  {
    ...OWN,
    id: 'it.public-debt.right-old',
    kind: 'right',
    rank: 11,
    when: { not: [CRIMINAL_FINE, CAR_TAX, ...COLLECTOR] },
    authority: cite('cc', 'articoli 2943 e 2948; legge 689/1981, articolo 28'),
    says: 'Taxes of a town, yearly fees and fines are too old after five years. A demand that reached you starts that time again.',
  },
  {
    ...BASE,
    id: 'it.public-debt.right-car-tax',
    kind: 'right',
    rank: 5,
    when: { all: [CAR_TAX], not: [CRIMINAL_FINE] },
    authority: {
      title: 'Decreto-legge 953/1982 (tasse automobilistiche)',
      provision: 'articolo 5',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:1982-12-30;953',
      inForceFrom: '1986-03-08',
    },
    says: 'Car tax is too old at the end of the third year after it was due. A demand that reached you before starts that time again.',
  },
  {
    ...FINE,
    id: 'it.public-debt.want-fine',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    authority: cite('cpp', 'articolo 660', '2022-12-30'),
    says: 'They ask for a fine (pena pecuniaria) that a criminal court set.',
  },
  {
    ...FINE,
    id: 'it.public-debt.reality-fine',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    authority: cite('cpp', 'articolo 660; legge 689/1981, articoli 102 e 103', '2022-12-30'),
    says: 'Unpaid, a criminal fine can become nights in custody, unpaid work or house arrest. Act before the last day in the letter.',
  },
  {
    ...FINE,
    id: 'it.public-debt.right-fine-parts',
    kind: 'right',
    rank: 4,
    when: { all: [CRIMINAL_FINE, { says: ['ordine di esecuzione'] }] },
    authority: cite('cpp', 'articolo 660; codice penale, articolo 133-ter', '2022-12-30'),
    says: 'After an order of the prosecutor you have 90 days to pay. Within 20 days of service you can ask for monthly parts.',
  },
  {
    ...FINE,
    id: 'it.public-debt.step-fine',
    kind: 'step',
    list: 'first',
    rank: 4,
    authority: cite('gratuito', 'articoli 74 e 75; c.p.p., articolo 660', '2022-12-30'),
    says: 'Note the day of service and call your lawyer today. With a low income the state can pay the lawyer.',
  },
  {
    ...BASE,
    id: 'it.public-debt.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    authority: cite('procedimento', 'articolo 22'),
    says: 'Ask the office for the notice behind the sum and the proof of when it was served. Compare years and payments.',
  },
  {
    ...BASE,
    id: 'it.public-debt.step-act',
    kind: 'step',
    list: 'first',
    rank: 7,
    authority: cite(
      'bilancio2020',
      'articolo 1, commi 796 e 797; legge 212/2000, articolo 10-quater',
    ),
    says: 'If it is right, ask in writing for monthly parts now. If it is wrong, say why in writing and ask the office to cancel it.',
  },
  {
    ...BASE,
    id: 'it.public-debt.option-parts',
    kind: 'option',
    rank: 6,
    option: 'negotiate',
    title: 'Ask the office for monthly parts',
    authority: cite('bilancio2020', 'articolo 1, commi 796 a 800; DPR 602/1973, articolo 19'),
    says: 'Ask in writing or online, and say that money is short.',
    cost: 'Interest is added.',
    time: 'An hour. The answer takes some weeks.',
    risk: 'The plan ends if you miss several parts.',
    bestFor: 'You owe it and cannot pay at once.',
  },
]
