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
/** Paying back what was lent has nothing to do with a false address. */
const LOAN: Test = {
  says: [
    'studieschuld',
    'terugbetalen studieschuld',
    'jokerjaren',
    'jokerjaar',
    'aflosfase',
    'peiljaarverlegging',
    'draagkracht',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt', 'general'],
  when: { all: [DUO, BACK], not: [LOAN] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const LOAN_BASE = {
  ...BASE,
  when: { all: [DUO, LOAN] },
  checkedOn: '2026-11-23',
} satisfies Partial<Rule>

const WSF = {
  title: 'Wet studiefinanciering 2000 (Wsf 2000)',
  provision: 'hoofdstuk 6 (terugbetaling)',
  url: 'https://wetten.overheid.nl/BWBR0011453/',
  inForceFrom: '2012-01-01',
}

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
  {
    ...LOAN_BASE,
    id: 'nl.duo.right-lower',
    kind: 'right',
    rank: 4,
    says: 'What you pay each month follows your income of two years before. Is your income now at least 15 % lower? Ask DUO to use a newer year (peiljaarverlegging). Ask again each year.',
    authority: WSF,
  },
  {
    ...LOAN_BASE,
    id: 'nl.duo.right-pause',
    kind: 'right',
    rank: 5,
    says: 'You can stop paying for a time, up to five years in all (jokerjaren). Set it in Mijn DUO. Interest goes on.',
    authority: WSF,
  },
  {
    ...LOAN_BASE,
    id: 'nl.duo.right-object-loan',
    kind: 'right',
    rank: 6,
    dayToAct: 'open',
    says: 'Is the sum or the income wrong? You can object (bezwaar) for free within six weeks.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikelen 6:7 en 7:2',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '1994-01-01',
    },
  },
]
