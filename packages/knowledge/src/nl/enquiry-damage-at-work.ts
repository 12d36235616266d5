/** Questions about damage at work that the boss takes from the pay. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_DAMAGE_AT_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.damage-at-work',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'schade',
        'kapot',
        'kapotgemaakt',
        'kapot heb gemaakt',
        'kapot gemaakt',
        'gebroken',
        'beschadigd',
        'deuk',
        'kras',
        'bedrijfsauto',
        'bestelbus',
        'gevallen',
        'verloren',
        'kasverschil',
        'damage',
      ],
      [
        'inhouden',
        'ingehouden',
        'houdt',
        'inhoudt',
        'loon',
        'salaris',
        'betalen',
        'betaal',
        'terugbetalen',
        'verrekenen',
        'eindafrekening',
        'deduct',
      ],
      ['baas', 'werkgever', 'werk', 'bedrijf', 'chef', 'boss', 'employer'],
    ],
    says: 'For damage at work you pay only if you did it on purpose or were knowingly reckless. A slip or bad luck is at the cost of the employer, who must prove more. While you work there, only damage that you truly owe may come off your pay, and not below the minimum wage. Object in writing, ask for the pay with a last day, and for late pay up to 50% more. Sign nothing.',
    authority: { ...BW7, provision: 'artikelen 7:631, 7:632 en 7:661', inForceFrom: '1997-04-01' },
  },
]

const PAY_KEPT: Condition = {
  all: [
    { says: ['loon', 'salaris'] },
    { says: ['ingehouden', 'inhouden', 'in mindering', 'verrekend', 'verrekenen'] },
    { says: ['schade', 'kasverschil', 'kastekort', 'bestelbus', 'bedrijfsauto', 'gereedschap'] },
  ],
}

/** The same on a letter of the employer. */
export const PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.pay-kept.want',
    kinds: ['OTHER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    says: 'Your employer keeps a part of your pay for damage. It says that you must bear it.',
    authority: { ...BW7, provision: 'artikelen 7:631, 7:632 en 7:661', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.pay-kept.right',
    kinds: ['OTHER'],
    kind: 'right',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    says: 'For damage at work you pay only if you did it on purpose or were knowingly reckless. A slip or bad luck is at the cost of the employer, who must prove more. While you work there, only damage that you truly owe may come off your pay, and not below the minimum wage. Object in writing, ask for the pay with a last day, and for late pay up to 50% more. Sign nothing.',
    authority: { ...BW7, provision: 'artikelen 7:631, 7:632 en 7:661', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.pay-kept.step',
    kinds: ['OTHER'],
    kind: 'step',
    list: 'first',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    says: 'Write that you do not agree, and ask for the whole pay by a day. Sign nothing that says you owe it. Ask your union.',
    authority: { ...BW7, provision: 'artikelen 7:631, 7:632 en 7:661', inForceFrom: '1997-04-01' },
  },
]
