/** Questions on benefits that stop, notices of the tax office, messages about tolls, and power that is cut off. */
import type { Rule } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { BENEFIT_LAW } from './benefit-law.ts'
import { CHECKED, page, usc } from './cite-law.ts'

const ASK = { ...CHECKED, kinds: ['ENQUIRY'], kind: 'answer' } satisfies Partial<Rule>
const STATE_ASK = { ...ASK, checkBy: '2027-04-30' } satisfies Partial<Rule>
const STOPPED = [
  'cut off',
  'stopped',
  'stop',
  'ended',
  'terminated',
  'denied',
  'closed',
  'reduced',
  'cut my',
  'lost my',
  'turned down',
]
const POWER = ['power', 'electric', 'electricity', 'lights', 'electric company', 'power company']
const CUT_OFF = [
  'disconnect',
  'disconnected',
  'disconnection',
  'cut off',
  'cut me off',
  'shut off',
  'shutoff',
  'turn off',
  'turned off',
]

export const ENQUIRY_PUBLIC: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-public.snap-stopped',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    asks: [
      [
        'food stamps',
        'snap',
        'snap benefits',
        'ebt',
        'calfresh',
        'snap case',
        'my stamps',
        'ebt card',
        'my food stamps',
      ],
      [...STOPPED, 'cutting', 'recertification', 'lowered', 'lost', 'gone', 'went down'],
    ],
    verdict: 'do_this',
    says: 'Ask for a fair hearing now, by phone or in writing. If you ask before the change starts, the benefits can go on. You have 90 days in all.',
    authority: BENEFIT_LAW.snapHearing,
  },
  {
    ...ASK,
    id: 'us.ask-public.medicaid-stopped',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    asks: [
      ['medicaid', 'medi-cal'],
      [
        ...STOPPED,
        'kicked off',
        'kicked me off',
        'lost',
        'cutting',
        'no longer eligible',
        'took away',
        'dropped',
        'canceled',
        'cancelled',
        'renewal',
      ],
    ],
    verdict: 'do_this',
    says: 'Send what is missing and ask for a fair hearing now. If you ask before the last day, Medicaid can go on until the decision.',
    authority: {
      title: 'Medicaid: services go on during a hearing',
      provision: '42 CFR 431.230',
      url: 'https://www.ecfr.gov/current/title-42/section-431.230',
      inForceFrom: '1979-03-29',
    },
  },
  {
    ...ASK,
    id: 'us.ask-public.cp2000',
    topics: ['debt', 'general'],
    rank: 4,
    asks: [
      ['cp2000', 'cp 2000', 'cp-2000'],
      ['irs', 'owe', 'notice', 'letter', 'got', 'received', 'mean', 'do'],
    ],
    verdict: 'do_this',
    says: 'A CP2000 is a proposal, not a bill. Compare it with your papers and answer by its date: agree, or say why not and send proof. If you disagree, a notice with 90 days for the Tax Court must come before the IRS may collect.',
    authority: usc({
      title: 26,
      section: '6212, 6213',
      name: 'Internal Revenue Code (IRC)',
      from: '2000-01-01',
    }),
  },
  {
    ...ASK,
    id: 'us.ask-public.cp14',
    topics: ['debt', 'general'],
    rank: 4,
    asks: [
      ['cp14', 'cp 14', 'cp-14'],
      ['irs', 'owe', 'notice', 'letter', 'got', 'received', 'mean', 'do'],
    ],
    verdict: 'do_this',
    says: 'A CP14 is the first bill for tax. Check it in your account at IRS.gov. Pay, or ask for a plan, within 21 days and you avoid more interest.',
    authority: TAX_LAW.cp14,
  },
  {
    ...ASK,
    id: 'us.ask-public.toll-text',
    topics: ['consumer', 'debt', 'general'],
    rank: 4,
    asks: [
      ['toll', 'tolls', 'e-zpass', 'ezpass', 'sunpass', 'fastrak', 'txtag'],
      ['text', 'texts', 'message', 'link', 'sms'],
    ],
    verdict: 'do_this',
    says: 'Do not open the link or pay. Most such texts are scams. Check your account on the toll agency’s own site, and report the text at ic3.gov.',
    authority: page(
      'FTC: Consumer alerts',
      'Texts about unpaid tolls',
      'https://consumer.ftc.gov/consumer-alerts',
    ),
  },
  {
    ...STATE_ASK,
    id: 'us.state.tx.ask-power-cut',
    regions: ['US-TX'],
    topics: ['consumer', 'debt', 'housing', 'general'],
    rank: 3,
    asks: [POWER, CUT_OFF],
    verdict: 'it_depends',
    dependsOn: 'the day of the notice, the weather, and who is ill at home',
    says: 'A cut-off notice must come at least ten days before. Power may not be cut off in extreme heat or cold, or while a very ill person at home is protected. Ask for a payment plan today.',
    authority: {
      title: 'Law of Texas',
      provision: '16 Texas Administrative Code 25.480 and 25.483; Utilities Code 39.101',
      url: 'https://www.sos.state.tx.us/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...STATE_ASK,
    id: 'us.state.tx.ask-hoa-fine',
    regions: ['US-TX'],
    topics: ['housing', 'consumer', 'general'],
    rank: 4,
    asks: [
      ['hoa', 'homeowners association', "homeowners' association", 'property owners association'],
      ['fine', 'fined', 'fines', 'fining'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you got a written notice and could ask for a hearing',
    says: 'In Texas an association must first write to you, give a fair time to fix it, and let you ask for a hearing. Ask for one in writing within 30 days.',
    authority: {
      title: 'Texas Residential Property Owners Protection Act',
      provision: 'Property Code 209.006 and 209.007',
      url: 'https://statutes.capitol.texas.gov/',
      inForceFrom: '2021-09-01',
    },
  },
  {
    ...ASK,
    id: 'us.ask-debt.deficiency',
    topics: ['debt', 'consumer', 'general'],
    rank: 4,
    asks: [
      ['repossessed', 'repossession', 'repo', 'repoed', "repo'd", 'took my car'],
      [
        'still owe',
        'i owe',
        'we owe',
        'deficiency',
        'difference',
        'rest of the loan',
        'have to pay',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether they told you of the sale and sold the car fairly',
    says: 'You may owe what the sale did not cover. But they must send notice before the sale, sell fairly, and explain the sum. If they did not, you may owe less or nothing.',
    authority: {
      ...page(
        'Uniform Commercial Code (UCC), Article 9 (law of your state)',
        'sections 9-610 to 9-616 and 9-626',
        'https://consumer.ftc.gov/articles/vehicle-repossession',
      ),
      inForceFrom: '2001-07-01',
    },
  },
]
