/** An employer sends someone home from work for a time (op non-actief, schorsing, vrijstelling van werk). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const SENT_HOME: Test = {
  says: [
    'op non-actief',
    'op non actief',
    'non-actiefstelling',
    'non-activiteit',
    'geschorst',
    'schorsing',
    'vrijgesteld van werk',
    'vrij van werk',
    'vrijgesteld van werkzaamheden',
    'vrijstelling van werk',
    'vrijstelling van werkzaamheden',
  ],
}
const AT_WORK: Test = {
  says: [
    'werkgever',
    'werknemer',
    'werkzaamheden',
    'arbeidsovereenkomst',
    'dienstverband',
    'collega’s',
    "collega's",
    'collega',
    'leidinggevende',
    'personeelszaken',
    'vrijgesteld van werk',
    'vrij van werk',
  ],
}

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
  inForceFrom: '2020-01-01',
} as const

const BASE = {
  country: 'nl',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [SENT_HOME, AT_WORK] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const SENT_HOME_FROM_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.senthome.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You are sent home for a time. This is no dismissal, and your job goes on.',
    authority: { ...BW7, provision: 'artikel 7:611' },
  },
  {
    ...BASE,
    id: 'nl.senthome.right-pay',
    kind: 'right',
    rank: 5,
    says: 'In nearly all cases you keep your full pay while your employer keeps you from work, also in a suspension.',
    authority: { ...BW7, provision: 'artikel 7:628' },
  },
  {
    ...BASE,
    id: 'nl.senthome.right-reason',
    kind: 'right',
    rank: 6,
    says: 'Your employer must act fairly (goed werkgeverschap). It needs a good reason and must hear you. A judge can order that you may work again.',
    authority: { ...BW7, provision: 'artikel 7:611; Rv, artikel 254' },
  },
  {
    ...BASE,
    id: 'nl.senthome.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write today that you do not agree and are ready to work. Ask for the reason and how long it lasts. Sign nothing, and call your union or the Juridisch Loket.',
    authority: { ...BW7, provision: 'artikelen 7:611 en 7:628' },
  },
]
