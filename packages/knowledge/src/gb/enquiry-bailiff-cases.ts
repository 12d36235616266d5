/** Questions about bailiffs and sheriff officers that name the fact the answer turns on. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { VULNERABLE } from './bailiff-words.ts'
import { cite } from './cite-law.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'criminal', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>

const SCOTLAND = { ...ASK, nations: ['scotland'] } satisfies Partial<Rule>

const BAILIFF = ['bailiff', 'bailiffs', 'enforcement agent', 'enforcement agents']

const SHERIFF_OFFICER = ['sheriff officer', 'sheriff officers']

const BAILIFF_GUIDE: Authority = {
  title: 'GOV.UK: Bailiff powers when they visit your home',
  provision: 'When a bailiff visits',
  url: 'https://www.gov.uk/your-rights-bailiffs',
  inForceFrom: '2014-04-06',
}

export const ENQUIRY_BAILIFF_CASES: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-bailiff.child-alone',
    asks: [
      BAILIFF,
      ['kids', 'children', 'child', 'my daughter', 'my son', 'year old'],
      [
        'home alone',
        'alone',
        'on their own',
        'by themselves',
        'only the kids',
        'only the children',
        'no adult',
        'without an adult',
      ],
    ],
    verdict: 'no',
    says: 'No. They may not come in when the only people there are children under 16 or vulnerable adults. If they tried, write to the firm and to the council, with the day and time.',
    authority: cite('goods', 'regulations 10 and 23', 'regulation/23'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.court-fine-entry',
    asks: [
      BAILIFF,
      ['court fine', 'court fines', 'magistrates fine', 'criminal fine', 'unpaid fine'],
      ['break in', 'force', 'locksmith', 'come in', 'enter', 'let them in', 'let him in'],
    ],
    verdict: 'yes',
    says: 'Yes, they may use reasonable force to get in for an unpaid criminal court fine. It is different for council tax or parking. Call the court fines team or the firm today and agree payment.',
    authority: cite('tcea', 'Schedule 12, paragraph 18', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.locksmith',
    asks: [
      BAILIFF,
      [
        'locksmith',
        'break in',
        'break the door',
        'force the door',
        'force entry',
        'drill the lock',
        'drill my lock',
        'kick the door',
      ],
      ['council tax', 'liability order', 'parking', 'pcn', 'penalty charge'],
    ],
    verdict: 'no',
    says: 'A bailiff may not force a way in on a first visit for that kind of debt. He may do so only if he was let in before, listed goods in an agreement, and you broke it. Then he must give 2 clear days of notice.',
    authority: cite('tcea', 'Schedule 12, paragraphs 14 to 19A', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.warrant-pcn',
    asks: [
      BAILIFF,
      ['warrant', 'court order', 'warrant of control'],
      ['parking ticket', 'council parking', 'pcn', 'penalty charge', 'bus lane', 'parking fine'],
    ],
    verdict: 'yes',
    says: 'Yes. For a council ticket they need a warrant of control and a notice with 7 clear days. You can ask to see proof. For a private charge they need a court judgment first.',
    authority: cite('tcea', 'section 62 and Schedule 12', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.council-order',
    asks: [
      BAILIFF,
      ['council', 'council tax'],
      ['without a court order', 'without going to court', 'no court order', 'without court'],
    ],
    verdict: 'no',
    says: 'No. For council tax the council needs a liability order from the court. For a parking penalty it needs a court order and a warrant. Then you must get a notice with 7 clear days.',
    authority: cite('councilTax', 'regulations 34 and 45', 'regulation/45'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.notice-meaning',
    asks: [
      ['notice of enforcement'],
      [
        'court order',
        'what is',
        'what does',
        'mean',
        'real',
        'legal',
        'how long',
        'days',
        'the day after',
        'next day',
        'tomorrow',
        'turn up',
      ],
    ],
    verdict: 'do_this',
    says: 'It is a warning from a bailiff firm, not a court order. A court order or a legal power must stand behind it, so ask which. You have at least 7 clear days before a visit, so make an offer now.',
    authority: cite('goods', 'regulations 6 and 7', 'regulation/6'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.vulnerable',
    asks: [
      BAILIFF,
      VULNERABLE,
      [
        'what can i do',
        'what should i do',
        'what do i do',
        'help',
        'stop',
        'coming',
        'allowed',
        'before he comes',
        'comes back',
        'before they come',
        'coming back',
        'do i do',
        'scared',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell the firm and the creditor today, in writing, why you are vulnerable. Ask them to stop and to take the debt back. Keep the door closed. Call National Debtline on 0808 808 4000 about breathing space.',
    authority: cite('goods', 'regulation 10', 'regulation/10'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.stop',
    asks: [
      BAILIFF,
      [
        'stop bailiffs',
        'stop the bailiffs',
        'stop a bailiff',
        'stop them coming',
        'stop bailiffs from coming',
        'keep bailiffs away',
        'bailiffs are coming',
        'bailiffs coming',
        'bailiff is coming',
        'bailiff coming',
        'bailiffs tomorrow',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, often. Agree a plan in writing before they visit, and keep it. Breathing space through a debt adviser stops most of them for 60 days. If you are vulnerable, tell the firm and the creditor.',
    authority: cite('breathing', 'regulations 7 and 26', 'regulation/7'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.record',
    asks: [BAILIFF, ['record', 'recording', 'film', 'filming', 'video', 'camera']],
    verdict: 'yes',
    says: 'Yes, you may film or record a visit at your own home. Stay calm and do not block them. Keep the film, as it can help a complaint.',
    authority: BAILIFF_GUIDE,
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.let-in-before',
    asks: [
      BAILIFF,
      [
        'let him in',
        'let them in',
        'let her in',
        'let one in',
        'signed',
        'been inside',
        'walking possession',
        'controlled goods agreement',
      ],
      [
        'come back',
        'coming back',
        'come in again',
        'return',
        'again',
        'come again',
        'break in',
        'smash',
        'remove the goods',
        'on the list',
        'missed the last',
        'missed a payment',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, once let in he can come back. If goods were listed and you keep to the agreement, he may not take them. If you break it, he can force a way in after 2 clear days of notice. Get advice today.',
    authority: cite('tcea', 'Schedule 12, paragraphs 16 and 19A', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.finance-car',
    asks: [
      BAILIFF,
      [
        'on finance',
        'hire purchase',
        'pcp',
        'leased',
        'lease car',
        'motability',
        'still on hp',
        'hp',
        'on hp',
        'hp finance',
        'finance car',
        'car finance',
        'logbook loan',
      ],
    ],
    verdict: 'no',
    says: 'No, in most cases. A car on hire purchase, PCP or lease belongs to the finance firm, not to you. Send the bailiff the agreement today, and ask the finance firm to write to them.',
    authority: cite('tcea', 'Schedule 12, paragraph 10', 'schedule/12'),
  },
  {
    ...SCOTLAND,
    id: 'gb.ask-bailiff.sheriff-home',
    asks: [
      SHERIFF_OFFICER,
      [
        'come in',
        'come into',
        'come inside',
        'enter',
        'my home',
        'my house',
        'force',
        'break in',
        'take my things',
      ],
    ],
    verdict: 'no',
    says: 'No, unless a sheriff has made an exceptional attachment order. These are rare. They more often take money from wages or a bank account.',
    authority: cite('attachment', 'sections 46 and 47', 'section/46'),
  },
]
