/** Questions about papers from a court, one's own claim and a free lawyer. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const WRB = { title: 'Wet op de rechtsbijstand (Wrb)', url: 'https://www.rvr.org/' }

const RVT = {
  title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
  url: 'https://wetten.overheid.nl/BWBR0001827/',
}

export const ENQUIRY_COURT_PAPERS: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'nl.ask.summons',
    kind: 'answer',
    rank: 20,
    verdict: 'do_this',
    asks: [
      ['dagvaarding', 'gedagvaard', 'kantonrechter', 'summons', 'sued', 'court'],
      [
        'wat',
        'moet',
        'reageren',
        'zitting',
        'niet gaan',
        'what',
        'reply',
        'do',
        'miss',
        'hearing',
        'wat moet ik doen',
        'wat kan ik doen',
        'wat nu',
        'what should i do',
        'what can i do',
        'what do i do',
      ],
    ],
    says: 'Reply in writing or in person at the latest on the court day. You need no lawyer for the kantonrechter. You can ask for more time.',
    authority: LAW.summons,
  },
  {
    ...BASE,
    id: 'nl.ask.free-lawyer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'debt', 'housing', 'employment', 'family', 'criminal'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'advocaat',
        'rechtsbijstand',
        'juridische hulp',
        'pro deo',
        'toevoeging',
        'lawyer',
        'legal aid',
      ],
      [
        'gratis',
        'kosten',
        'betalen',
        'goedkoop',
        'pro deo',
        'laag inkomen',
        'toevoeging',
        'krijg',
        'free',
        'afford',
        'cost',
      ],
    ],
    says: 'Call the Juridisch Loket first: it is free. With a low income and little savings you get a lawyer for a small own share (toevoeging). The lawyer asks for it. In criminal cases with arrest it is mostly free.',
    authority: { ...WRB, provision: 'artikelen 12, 34 en 35', inForceFrom: '2004-09-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.claim-yourself',
    kind: 'answer',
    when: {
      not: [{ says: ['loon', 'salaris', 'werkgever', 'baas', 'alimentatie', 'borg', 'huur'] }],
    },
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'schuldig',
        'geld terug',
        'geld geleend',
        'geleend',
        'uitgeleend',
        'krijg nog geld',
        'owes me',
        'lent money',
        'money back',
      ],
      [
        'zelf een rechtszaak',
        'rechtszaak',
        'zelf procederen',
        'naar de rechter',
        'kantonrechter',
        'kennis',
        'een vriend',
        'een vriendin',
        'mijn ex',
        'particulier',
        'small claim',
        'court',
        'a friend',
      ],
    ],
    says: 'Write a demand with a last day. Up to €25,000 you go to the kantonrechter and need no lawyer. A bailiff serves the summons (dagvaarding), and you pay a court fee. If you win, the other side pays most of it back.',
    authority: { ...RVT, provision: 'artikelen 79, 93 en 111', inForceFrom: '2011-07-01' },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
  {
    ...BASE,
    id: 'nl.ask.default-judgment',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 8,
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    asks: [
      ['verstek', 'bij verstek', 'verstekvonnis', 'veroordeeld zonder', 'default judgment'],
      [
        'wat kan',
        'iets doen',
        'wat nu',
        'verzet',
        'veroordeeld',
        'vonnis',
        'mag dat',
        'what can',
        'judgment',
      ],
    ],
    says: 'You can object (verzet), mostly within four weeks after the judgment was put in your hand or you acted on it. A summons by a bailiff starts it, so call a lawyer or the Juridisch Loket today. A judge can stop the bailiff meanwhile.',
    authority: { ...RVT, provision: 'artikelen 143 en 438', inForceFrom: '2002-01-01' },
  },
]
