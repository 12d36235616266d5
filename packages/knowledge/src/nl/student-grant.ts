/** DUO wants a student grant back, or fines a student for the address. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const DUO: Test = { says: ['duo', 'studiefinanciering', 'uitwonendenbeurs'] }
const BACK: Test = {
  says: [
    'uitwonendenbeurs',
    'uitwonend',
    'boete',
    'terugvorderen',
    'vorderen',
    'terugbetalen',
    'te veel',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt', 'general'],
  when: { all: [DUO, BACK] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const STUDENT_GRANT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.duo.right-lived-there',
    kind: 'right',
    rank: 5,
    says: 'Show that you lived there: bank and travel data, photos, post, words of neighbours. A fine must fit how much you are to blame.',
    authority: {
      title: 'Wet studiefinanciering 2000 (Wsf 2000)',
      provision: 'artikelen 1.5 en 9.9',
      url: 'https://wetten.overheid.nl/BWBR0011453/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.duo.right-object',
    kind: 'right',
    rank: 6,
    says: 'You can object (bezwaar) for free within six weeks, and be heard. Ask for the report of the visit to the address.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikelen 6:7, 7:2 en 7:4',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '1994-01-01',
    },
  },
]
