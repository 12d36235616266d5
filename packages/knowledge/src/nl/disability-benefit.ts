/** A decision of UWV on benefit for people who can work little or no more (WIA, Wajong). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const WIA: Test = {
  says: ['wia', 'wia-uitkering', 'iva', 'wga', 'arbeidsongeschikt', 'arbeidsongeschiktheid'],
}
const DECIDED: Test = {
  says: [
    'afgewezen',
    'geen recht',
    'beslissing',
    'minder dan 35%',
    'minder dan 35',
    'stopt',
    'verlaagd',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  topics: ['general', 'debt', 'employment'],
  when: { all: [WIA, DECIDED, { says: ['uwv'] }] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const DISABILITY_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.wia.right-jobs',
    kind: 'right',
    rank: 5,
    says: 'What counts is how much you could still earn in jobs that UWV names. Below a loss of 35% there is no WIA. Check if you can really do these jobs.',
    authority: {
      title: 'Wet werk en inkomen naar arbeidsvermogen (WIA)',
      provision: 'artikelen 5 en 6',
      url: 'https://wetten.overheid.nl/BWBR0019057/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.wia.step-reports',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Object within six weeks and ask for both reports, of the doctor and of the job expert. Send what your own doctors say.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikelen 6:7, 7:2 en 7:4',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '1994-01-01',
    },
  },
]
