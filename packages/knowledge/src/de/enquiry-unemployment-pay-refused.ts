/** Questions about unemployment pay: refused, and how long it lasts. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.unemployment-refused',
    kind: 'answer',
    topics: ['employment', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['arbeitslosengeld', 'alg 1', 'alg1', 'alg i', 'unemployment pay'],
      [
        'abgelehnt',
        'ablehnung',
        'lehnt ab',
        'ablehnungsbescheid',
        'nicht bewilligt',
        'verweigert',
        'refused',
      ],
      [
        'gearbeitet',
        'anwartschaft',
        'anwartschaftszeit',
        'nicht lange genug',
        'monate',
        'beschäftigt',
        'angestellt',
        'worked',
      ],
    ],
    says: 'Object in writing within one month; it is free. You need twelve months of insured work within the last 30 months. Breaks do not matter: the days are added up, and sick pay, parental time up to three years and some others count too. Send each contract, pay slip and sick note. If it is too little, six months may do for short jobs. No money now? Apply for Grundsicherungsgeld the same day.',
    authority: cite('sgb3', '142', { provision: '§§ 142, 143 SGB III, § 84 SGG' }),
  },
  {
    id: 'de.ask-job.unemployment-pay-length',
    kind: 'answer',
    country: 'de',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'debt', 'general'],
    rank: 8,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['sperrzeit', 'abgelehnt', 'aufhebungsvertrag', 'selbst gekündigt', 'bürgergeld'] },
      ],
    },
    asks: [
      ['arbeitslosengeld', 'alg 1', 'alg i', 'alg1', 'unemployment pay', 'unemployment benefit'],
      [
        'wie lange',
        'wie viele monate',
        'wieviele monate',
        'dauer',
        'bezugsdauer',
        'anspruchsdauer',
        'wie lang',
        'bis wann',
        'läuft aus',
        'endet',
        'how long',
      ],
    ],
    says: 'It depends on how long you paid in over five years, and your age. With 12 months you get it for six, with 24 for twelve. From 50 it is 15 months after 30 paid in, from 55 it is 18 after 36, from 58 it is 24 after 48. You need 12 months paid in over 30 months. Register at the job office at the latest on the first day without work.',
    authority: {
      title: 'Sozialgesetzbuch (SGB) III',
      provision: '§§ 141, 142, 143 und 147 SGB III',
      url: 'https://www.gesetze-im-internet.de/sgb_3/__147.html',
      inForceFrom: '2020-01-01',
    },
  },
]
