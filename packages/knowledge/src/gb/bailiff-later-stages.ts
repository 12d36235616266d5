/** Bailiff letters after the notice of enforcement, and bailiffs at a place of business (England and Wales). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import {
  BAILIFF_ROW,
  BUSINESS_ADDRESS,
  COURT_FINE,
  COURT_FINES_OFFICE,
  FURTHER_STEPS,
  HAS_VISITED,
} from './bailiff-cues.ts'
import { cite } from './cite-law.ts'

const JURISDICTION: Authority = {
  title: 'High Court and County Courts Jurisdiction Order 1991',
  provision: 'article 8(1)(b) and (1A)',
  url: 'https://www.legislation.gov.uk/uksi/1991/724/article/8',
  inForceFrom: '1999-04-26',
}

const LATER = {
  ...BAILIFF_ROW,
  when: { all: [FURTHER_STEPS], not: [HAS_VISITED, COURT_FINES_OFFICE] },
} satisfies Partial<Rule>

const OFFICE = { ...BAILIFF_ROW, when: { all: [COURT_FINES_OFFICE] } } satisfies Partial<Rule>
const PAY_FINE: Authority = {
  title: 'GOV.UK: Pay a court fine',
  provision: 'If you cannot pay',
  url: 'https://www.gov.uk/pay-court-fine-online',
  inForceFrom: '2014-04-06',
}

export const BAILIFF_LATER_STAGES: readonly Rule[] = [
  {
    ...LATER,
    id: 'gb.bailiff.further-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The time in their first notice is over. They want you to pay or agree a plan before a bailiff visits, which may be soon.',
    authority: cite('goods', 'regulations 6 and 7', 'regulation/6'),
  },
  {
    ...LATER,
    id: 'gb.bailiff.further-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A visit can come any day now, so call today. An offer before the visit still counts and can save the visit fee.',
    authority: cite('fees', 'regulation 5', 'regulation/5'),
  },
  {
    ...LATER,
    id: 'gb.bailiff.further-step-call',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call the firm today. Make an offer that you can keep up, and follow it with an email the same day.',
    authority: cite('fees', 'regulation 5', 'regulation/5'),
  },
  {
    ...LATER,
    id: 'gb.bailiff.further-step-fine',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [FURTHER_STEPS, COURT_FINE], not: [COURT_FINES_OFFICE] },
    says: 'Call the court fines team too. If you are ill, have children or get benefits, ask it to take the fine back from the bailiffs.',
    authority: PAY_FINE,
  },
  {
    ...LATER,
    id: 'gb.bailiff.further-insight-fee',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 3,
    when: {
      all: [
        FURTHER_STEPS,
        { says: ['enforcement fee', 'enforcement stage fee', '£235', '235.00'] },
      ],
      not: [HAS_VISITED],
    },
    says: 'The £235 fee is only due once a bailiff has first come to you. This letter speaks of a visit still to come.',
    actionable: 'If no one has come yet, ask the firm in writing to take the £235 off.',
    authority: cite('fees', 'regulation 5(1)(b)', 'regulation/5'),
  },
  {
    ...OFFICE,
    id: 'gb.bailiff.fines-office-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The court says a fine is unpaid. It wants you to pay or to call, before it takes the next step.',
    authority: PAY_FINE,
  },
  {
    ...OFFICE,
    id: 'gb.bailiff.fines-office-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 3,
    says: 'This comes from the fines office of the magistrates court, not from a private firm.',
    authority: PAY_FINE,
  },
  {
    ...OFFICE,
    id: 'gb.bailiff.fines-office-step-call',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Call the fines office today. Say what you can pay each week, ask for more time, and send a form about your income.',
    authority: PAY_FINE,
  },
  {
    ...OFFICE,
    id: 'gb.bailiff.fines-office-step-never-knew',
    kind: 'step',
    list: 'dispute_debt',
    rank: 3,
    says: 'If you never knew of the court case, you can make a statutory declaration within 21 days of finding out. It can start the case again.',
    authority: {
      title: "Magistrates' Courts Act 1980",
      provision: 'section 14',
      url: 'https://www.legislation.gov.uk/ukpga/1980/43/section/14',
      inForceFrom: '1981-07-06',
    },
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.writ-under-600',
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    rank: 2,
    when: {
      all: [{ says: ['writ of control'] }, { amountBelow: { role: 'principal', value: 600 } }],
      not: [{ says: ['employment tribunal'] }],
    },
    says: 'A county court judgment under £600 may not be sent to the High Court. The judgment here looks smaller than that.',
    actionable:
      'Ask the firm and the court to check the sum of the judgment. Get free advice on how to stop the writ.',
    authority: JURISDICTION,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.writ-credit',
    kind: 'insight',
    severity: 'high',
    confidence: 0.75,
    rank: 4,
    when: {
      all: [{ says: ['writ of control'] }, { says: ['credit agreement', 'consumer credit'] }],
    },
    says: 'A judgment on a consumer credit agreement may be enforced only in the county court, not by a High Court writ.',
    actionable:
      'Ask the firm what the debt is for. If it is consumer credit, get advice on how to stop the writ.',
    authority: JURISDICTION,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.business-entry',
    kind: 'right',
    rank: 8,
    when: { all: [BUSINESS_ADDRESS], not: [COURT_FINE] },
    says: 'Where you live, they may not force a way in on a first visit. Where you only trade, they may use reasonable force for a court judgment.',
    authority: cite('tcea', 'Schedule 12, paragraphs 18 and 18A', 'schedule/12'),
  },
]
