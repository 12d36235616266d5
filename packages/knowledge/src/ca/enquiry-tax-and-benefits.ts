/** Questions about taxes, and benefits asked back or refused. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { TAX, BENEFIT } from '../english/fine-and-tax-words.ts'
import { ASKING_FR, TAX_FR, BENEFIT_FR } from './asked-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX_AND_BENEFITS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ca.ask.tax',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...TAX, ...TAX_FR],
      [
        'disagree',
        'wrong',
        'object',
        'dispute',
        'appeal',
        "can't pay",
        'cannot pay',
        'owe',
        'what',
        'how',
        'faux',
        'contester',
        'opposition',
        'payer',
        'que',
        'comment',
      ],
    ],
    says: 'If it is wrong, file a notice of objection within 90 days. If you cannot pay, call and ask for a plan. Do not ignore it.',
    authority: LAW.objection,
  },
  {
    ...ASK_MORE,
    id: 'ca.ask.benefit',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...BENEFIT, ...BENEFIT_FR],
      [...ASKING, ...ASKING_FR],
    ],
    says: 'Ask why and for which weeks. For employment insurance, ask for reconsideration within 30 days. If it is right, ask for small payments.',
    authority: LAW.ei,
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.cerb-debt',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['cerb', 'crb', 'recovery benefit', 'pcu', 'pcre', 'prestation canadienne'],
      [
        'owe',
        'debt',
        'overpaid',
        'pay back',
        'repay',
        'money',
        'wants back',
        'dette',
        'rembourser',
        'dois',
      ],
    ],
    says: 'Ask for a second review in writing if you disagree, and send proof of your income. If you owe it, ask the CRA for a plan that you can afford.',
    authority: {
      title:
        'Canada Emergency Response Benefit Act, S.C. 2020, c. 5, s. 8, and Canada Recovery Benefits Act, S.C. 2020, c. 12, s. 2',
      provision:
        'return of overpayments and review; then Federal Courts Act, R.S.C. 1985, c. F-7, section 18.1 (30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/',
      inForceFrom: '2020-10-02',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.benefit-refused',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['debt', 'general'],
    asks: [
      [
        'benefit',
        'benefits',
        'centrelink',
        'pension',
        'welfare',
        'allowance',
        'work and income',
        'winz',
        'income support',
        'disability support',
        'social assistance',
        'prestation',
        'prestations',
        'aide sociale',
        'pension',
      ],
      [
        'refused',
        'rejected',
        'denied',
        'declined',
        'turned down',
        'stopped my',
        'cut off my',
        'refusé',
        'refusée',
        'rejeté',
      ],
    ],
    says: 'Ask in writing for a new look, with your proof. For federal pensions you have 90 days, for employment insurance 30. For help from your province it is mostly 20 to 90 days; look at the letter.',
    authority: {
      title:
        'Canada Pension Plan, R.S.C. 1985, c. C-8, and Old Age Security Act, R.S.C. 1985, c. O-9',
      provision: 'CPP section 81; OAS Act section 27.1 (reconsideration within 90 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-8/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.cra-froze',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'froze my bank account',
        'frozen my bank account',
        'froze my account',
        'garnished my wages',
        'took my pay',
        'requirement to pay',
        'took money from my bank',
        'taking my pay',
        'took money out',
        'took all my money',
        'emptied my account',
        'garnishing',
        'garnish',
      ],
      ['cra', 'canada revenue', 'tax', 'taxes', 'impôt', 'agence du revenu'],
    ],
    says: 'Call the tax agency today. It needs no court order, but it can lift the freeze if you show hardship and offer a plan. Ask too for relief from penalties and interest.',
    authority: {
      title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
      provision:
        'sections 224 (requirement to pay) and 220(3.1) (relief from penalties and interest)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.old-tax',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['cra', 'canada revenue', 'tax debt', 'taxes', 'income tax'],
      [
        'still collect',
        'too old',
        'how long',
        'years ago',
        'from 20',
        'statute',
        'limitation',
        'expire',
        '10 years',
      ],
    ],
    says: 'The tax agency mostly has ten years to collect, from 90 days after the assessment. A payment, a promise or a step by the agency starts the ten years again.',
    authority: {
      title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
      provision: 'section 222 (ten years to collect)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/',
      inForceFrom: '2004-03-04',
    },
  },
]
