/** Letters in which an insurer says no, or pays less (law of 4 April 2014). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ANSWERED } from '../complaints/answered.ts'
import { HEALTH_FUND } from './health-fund.ts'

const BASE = {
  country: 'be',
  kinds: ['INSURANCE_DECISION'],
  when: { not: [HEALTH_FUND] },
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

function insurance(provision: string): Authority {
  return {
    title:
      'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
    provision,
    url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
    inForceFrom: '2014-11-01',
  }
}

const OMBUDSMAN: Authority = {
  title: 'Ombudsman des Assurances / Ombudsman van de Verzekeringen',
  provision: 'plainte gratuite / gratis klacht',
  url: 'https://www.ombudsman-insurance.be/',
  inForceFrom: '2015-01-01',
}

export const INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.insurance.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The insurer tells you what it will pay, or that it says no.',
    authority: insurance('articles 74 à 76'),
  },
  {
    ...BASE,
    id: 'be.insurance.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is the view of the insurer. You can ask why, and go to a free ombudsman.',
    authority: OMBUDSMAN,
  },
  {
    ...BASE,
    id: 'be.insurance.right-three-years',
    kind: 'right',
    rank: 5,
    says: 'You have three years to claim from the insurer. Write long before that.',
    authority: insurance('article 88 (trois ans / drie jaar)'),
  },
  {
    ...BASE,
    id: 'be.insurance.right-clock-stops',
    kind: 'right',
    rank: 6,
    says: 'If you told the insurer in time, the clock stops until it writes its decision to you.',
    authority: insurance('article 89'),
  },
  {
    ...BASE,
    id: 'be.insurance.right-forgot',
    kind: 'right',
    rank: 10,
    says: 'If you left something out but did not mean to, they may in most cases only pay less.',
    authority: insurance('articles 58 à 60'),
  },
  {
    ...BASE,
    id: 'be.insurance.right-late-notice',
    kind: 'right',
    rank: 12,
    says: 'A late report of the damage counts against you only if it harmed the insurer.',
    authority: insurance('articles 74 et 76'),
  },
  {
    ...BASE,
    id: 'be.insurance.right-grave-fault',
    kind: 'right',
    rank: 14,
    says: 'If they speak of a serious fault (faute lourde, zware fout), the contract must name that very case.',
    authority: insurance('article 62'),
  },
  {
    ...BASE,
    id: 'be.insurance.step-term',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask in writing which term of the policy they mean, and for a copy of it.',
    authority: insurance('article 64'),
  },
  {
    ...BASE,
    id: 'be.insurance.step-file',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Collect the policy, photos, bills and letters. Note the day of each.',
    authority: insurance('article 74'),
  },
  {
    ...BASE,
    id: 'be.insurance.step-complain',
    when: { not: [ANSWERED] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Complain to the insurer first. If it still says no, go to the insurance ombudsman.',
    authority: OMBUDSMAN,
  },
  {
    ...BASE,
    id: 'be.insurance.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Answer the insurer',
    says: 'Write why its reason does not fit, with proof.',
    cost: 'A stamp.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'The reason is wrong.',
    authority: insurance('articles 74 à 76'),
  },
  {
    ...BASE,
    id: 'be.insurance.option-ombudsman',
    kind: 'option',
    option: 'complain',
    rank: 20,
    title: 'Go to the ombudsman',
    says: 'The insurance ombudsman looks at your case for free.',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Keep an eye on the three years.',
    bestFor: 'The insurer still says no.',
    authority: OMBUDSMAN,
  },
]
