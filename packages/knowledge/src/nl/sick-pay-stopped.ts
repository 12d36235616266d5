/** An employer stops or holds back the pay of someone who is ill (loonstop, loonopschorting). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const PAY_STOPPED: Test = {
  says: [
    'loonstop',
    'loonopschorting',
    'loon opschorten',
    'loon opgeschort',
    'loon stopzetten',
    'loon stopgezet',
    'loondoorbetaling stop',
    'stopzetten loon',
    'stoppen wij uw loon',
    'stoppen wij je loon',
    'stoppen daarom uw loon',
    'stoppen daarom je loon',
    'stoppen we je loon',
    'schorten wij uw loon',
    'schorten wij je loon',
    'uw loon stop',
    'je loon stop',
  ],
}
const ILL: Test = {
  says: [
    'ziek',
    'ziekte',
    'ziekmelding',
    'bedrijfsarts',
    'arbodienst',
    're-integratie',
    'arbeidsongeschikt',
    'passend werk',
  ],
}

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
  inForceFrom: '2004-01-01',
} as const

const BASE = {
  country: 'nl',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [PAY_STOPPED, ILL] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const SICK_PAY_STOPPED: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.sickpay.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your employer stops or holds back your pay while you are ill. This does not end your job.',
    authority: { ...BW7, provision: 'artikel 7:629' },
  },
  {
    ...BASE,
    id: 'nl.sickpay.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Pay may stop only for a reason of the law, such as refusing work that fits you. Missing the company doctor mostly only holds it back.',
    authority: { ...BW7, provision: 'artikel 7:629, lid 3 en 6' },
  },
  {
    ...BASE,
    id: 'nl.sickpay.right-told',
    kind: 'right',
    rank: 5,
    says: 'Your employer must tell you the reason at once, or it cannot use it. Pay that was held back comes once you give what was asked.',
    authority: { ...BW7, provision: 'artikel 7:629, lid 6 en 7' },
  },
  {
    ...BASE,
    id: 'nl.sickpay.step-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write today why you do not agree, and that you will do all that your health allows. Ask UWV for a second view (deskundigenoordeel): a judge mostly wants it.',
    authority: { ...BW7, provision: 'artikelen 7:629a en 7:660a' },
  },
]
