/** Questions about debts: collectors, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { COLLECTORS, CALLS } from '../english/collector-words.ts'
import {
  OWING,
  TAKE_THINGS,
  NOT_MINE,
  PRISON,
  WAGES,
  CANNOT_PAY,
  BANKRUPT,
} from '../english/debt-words.ts'
import {
  ASKING_FR,
  COLLECTORS_FR,
  TAKE_THINGS_FR,
  PRISON_FR,
  OWING_FR,
  CALLS_FR,
  NOT_MINE_FR,
  WAGES_FR,
  CANNOT_PAY_FR,
  BANKRUPT_FR,
} from './asked-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
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

export const ENQUIRY_DEBT: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'ca.ask.things',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...COLLECTORS, ...COLLECTORS_FR],
      [...TAKE_THINGS, ...TAKE_THINGS_FR],
    ],
    says: 'A collection agency cannot take your car or things or come in. Only a court officer can, after a judgment. A car loan is different.',
    authority: LAW.defaultJudgment,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.prison',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...PRISON, ...PRISON_FR],
      [...OWING, ...OWING_FR, ...COLLECTORS, ...COLLECTORS_FR],
    ],
    says: 'You cannot go to jail for owing money on a card, a loan or a bill. Ask for free help with the debt.',
    authority: LAW.credit,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.calls',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...COLLECTORS, ...COLLECTORS_FR],
      [...CALLS, ...CALLS_FR],
    ],
    says: 'Tell them in writing to contact you only by letter. Note each call. They may not threaten you or talk to your boss. Then complain to your province.',
    authority: LAW.collectRights,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.not-mine',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...NOT_MINE, ...NOT_MINE_FR],
      [...OWING, ...OWING_FR],
    ],
    says: 'Write that you do not owe it and ask for proof. Do not pay. Check your credit report for accounts you do not know.',
    authority: LAW.collectRights,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.wages',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...WAGES, ...WAGES_FR],
      [...OWING, ...OWING_FR],
    ],
    dependsOn: 'who you owe and whether they have a judgment',
    says: 'Most creditors need a court judgment first. Then they can take only part of your pay. The tax agency needs no judgment.',
    authority: LAW.defaultJudgment,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.cannot-pay',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'payday loan',
            'payday loans',
            'money mart',
            'payday lender',
            'statement of claim',
            'court papers',
            'sued',
            'suing me',
            'small claims',
            'garnish',
            'hydro',
            'power bill',
            'cerb',
            'child support',
            'my rent',
            'rent is',
          ],
        },
      ],
    },
    asks: [
      [...CANNOT_PAY, ...CANNOT_PAY_FR],
      [...OWING, ...OWING_FR],
    ],
    says: 'Make a budget and offer what you can keep up. See a non-profit credit counsellor or a Licensed Insolvency Trustee. The first talk is most often free.',
    authority: LAW.osb,
  },
  {
    ...ASK_DEBT,
    id: 'ca.ask.bankrupt',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...BANKRUPT, ...BANKRUPT_FR],
      [...ASKING, ...ASKING_FR],
    ],
    dependsOn: 'what you owe, own and earn',
    says: 'A Licensed Insolvency Trustee can set up a consumer proposal or a bankruptcy. Both stop most lawsuits and pay seizures. Ask for a free first talk.',
    authority: LAW.insolvency,
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.agency-calls',
    kind: 'answer',
    rank: 14,
    verdict: 'do_this',
    asks: [
      [
        'agence de recouvrement',
        'agent de recouvrement',
        'recouvrement',
        'agence de collection',
        'compagnie de recouvrement',
        'collection',
      ],
      [
        'appelle',
        'appels',
        'appeler',
        'téléphone',
        'téléphones',
        'harcèle',
        'harcèlement',
        'tous les jours',
        'appellent',
        'trois fois par jour',
        'par jour',
        'à la job',
        'lâche pas',
        'pas à moi',
        'lettre',
      ],
    ],
    says: 'Ask the agency in writing to show the debt and to write to you only. Each province limits how and when it may call. Complain to the province if it goes on.',
    authority: LAW.collectionOfProvinces,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.consumer-proposal',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['consumer proposal', 'proposition de consommateur'],
      [
        'how do i',
        'how to',
        'file',
        'filing',
        'should i',
        'what is',
        'can i',
        'comment',
        'puis-je',
        'faire',
      ],
    ],
    says: 'Only a Licensed Insolvency Trustee can file it; the first talk is free. You pay part of the debt over up to five years, and collectors and garnishees must stop.',
    authority: {
      title: 'Bankruptcy and Insolvency Act, R.S.C. 1985, c. B-3',
      provision: 'sections 66.11 to 66.4 and 69.2 (consumer proposal and stay)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/B-3/',
      inForceFrom: '1992-11-30',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.wages-taken-ab',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'garnish',
        'garnished',
        'garnishee',
        'garnishment',
        'take my wages',
        'taking my wages',
        'take from my pay',
        'take my pay',
      ],
      ['how much', 'can they', 'can i', 'what can', 'limit', 'stop', 'my wages', 'my pay'],
    ],
    says: 'In Alberta the first $800 of your monthly take-home pay is safe, with $200 more for each dependant. Of what lies between $800 and $2,400, half is safe too.',
    authority: {
      title:
        'Civil Enforcement Act (Alberta), R.S.A. 2000, c. C-15, and Civil Enforcement Regulation (Alberta), Alta. Reg. 276/95',
      provision:
        'section 81 of the Act; section 39 of the Regulation (part of the pay that is safe)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '1996-01-01',
    },
    regions: ['CA-AB'],
  },
]
