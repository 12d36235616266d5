/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { cite } from './cite-law.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>

const BAILIFF = ['bailiff', 'bailiffs', 'enforcement agent', 'enforcement agents']
const BAILIFF_GUIDE: Authority = {
  title: 'GOV.UK: Bailiff powers when they visit your home',
  provision: 'When a bailiff visits',
  url: 'https://www.gov.uk/your-rights-bailiffs',
  inForceFrom: '2014-04-06',
}

export const ENQUIRY_BAILIFF_POWERS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-bailiff.others-goods',
    asks: [
      [
        "my wife's name",
        "my husband's name",
        "my partner's name",
        "my mum's name",
        "my dad's name",
        "in someone else's name",
        'my wifes name',
        'my husbands name',
        'my partners name',
        'my mums name',
        'my dads name',
        "my partner's car",
        "my wife's car",
        "my mum's car",
        'belongs to my',
        'belong to my',
      ],
      ['take', 'taken', 'clamp', 'seize', ...BAILIFF],
      ['car', 'van', 'goods', 'tv', 'things', 'stuff', 'belongings', 'furniture'],
    ],
    verdict: 'no',
    says: 'Only bailiffs can take things. They may take only what belongs to the person who owes, alone or with someone. The real owner should send them proof at once, such as the receipt or the finance papers.',
    authority: cite('tcea', 'Schedule 12, paragraph 10', 'schedule/12'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.hours',
    when: {
      not: [
        {
          says: [
            'parking eye',
            'parkingeye',
            'smart parking',
            'euro car parks',
            'retail park',
            'private car park',
            'private parking',
            'never had anything from a court',
            'nothing from a court',
            'no court',
          ],
        },
        { says: ['council tax from', 'exempt', 'forthwith', 'what form', 'clamped'] },
      ],
    },
    asks: [
      BAILIFF,
      [
        'in the morning',
        'middle of the night',
        'at night',
        '3am',
        'what time',
        'any time',
        'what hours',
        'before 6',
        'after 9',
        'on a sunday',
        'on sunday',
        'on sundays',
        'at weekends',
        'on bank holidays',
        'on a bank holiday',
        'at the weekend',
      ],
      ['come', 'visit', 'turn up', 'call', 'knock', 'came', 'they', 'can', 'do'],
    ],
    verdict: 'do_this',
    says: 'They may come only from 6am to 9pm, on any day, unless a court allows more. A business that is open at other hours is different.',
    authority: cite('goods', 'regulations 12 and 13', 'regulation/13'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.household-goods',
    asks: [
      BAILIFF,
      [
        'fridge',
        'cooker',
        'washing machine',
        'microwave',
        'my bed',
        'beds',
        'our beds',
        'dining table',
      ],
    ],
    verdict: 'no',
    says: 'No. They must leave what a home needs: a cooker or microwave, a fridge, a washing machine, beds, and a table with chairs. Tell them so, and complain to the firm if they list such things.',
    authority: cite('goods', 'regulation 4', 'regulation/4'),
  },
  {
    ...EW,
    id: 'gb.ask-bailiff.police',
    rank: 4,
    asks: [
      BAILIFF,
      ['police', 'arrest', 'arrested', 'arrest me'],
      [
        'let him in',
        'let them in',
        'let her in',
        'open the door',
        'threaten',
        'threatning',
        'threatening',
        'come',
        'door',
      ],
    ],
    verdict: 'no',
    says: 'No, not for keeping the door closed over a debt such as council tax or a parking penalty. Talk through the door and ask for proof. If they are inside lawfully, do not push or block them. Unpaid court fines are different.',
    authority: BAILIFF_GUIDE,
  },
  {
    ...ASK,
    nations: ['northern_ireland'],
    id: 'gb.ask-bailiff.northern-ireland',
    asks: [
      BAILIFF,
      [
        'debt',
        'debts',
        'debt company',
        'loan',
        'credit card',
        'owe',
        'come in',
        'walk in',
        'take',
        'let them in',
      ],
    ],
    verdict: 'no',
    says: 'In Northern Ireland a debt company has no bailiffs of its own. Only the Enforcement of Judgments Office can enforce a debt, and only after a court judgment. You do not have to let anyone else in.',
    authority: CREDIT_LAW.irishEnforcement,
  },
]
