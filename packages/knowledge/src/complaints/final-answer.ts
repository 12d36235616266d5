/** An insurer or a bank has answered a complaint for good: what comes next in each country that has a body for it. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { ANSWERED } from './answered.ts'

/** How long there is to go there. */
export type Time = 'six_months' | 'two_years' | 'six_years' | 'days_180' | 'three_months' | 'year'
/** `names` stand beside the words for the body in each language, so they are never translated. */
type Body = {
  names: string
  says: readonly string[]
  /** Absent where the letter alone can tell. */
  time?: Time
  hasFee?: true
  kinds: Rule['kinds']
  authority: Authority
}

const INSURERS: Rule['kinds'] = ['INSURANCE_DECISION']
const ALL: Rule['kinds'] = ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER']

const FRENCH_CODE: Authority = {
  title: 'Code de la consommation',
  provision: 'articles L. 612-1 et L. 612-2',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
  inForceFrom: '2016-07-01',
}

const BODIES = {
  gb: {
    names: 'Financial Ombudsman Service',
    says: ['financial ombudsman', 'financial ombudsman service'],
    time: 'six_months',
    kinds: INSURERS,
    authority: {
      title: 'FCA Dispute Resolution sourcebook (DISP)',
      provision: 'DISP 2.8.2R (six months from the final response)',
      url: 'https://handbook.fca.org.uk/handbook/DISP/2/8.html',
      inForceFrom: '2001-12-01',
    },
  },
  ie: {
    names: 'FSPO',
    says: ['financial services and pensions ombudsman', 'fspo'],
    time: 'six_years',
    kinds: INSURERS,
    authority: {
      title: 'Financial Services and Pensions Ombudsman Act 2017',
      provision: 'sections 44 and 51 (free complaints to the Ombudsman, time limits)',
      url: 'https://www.irishstatutebook.ie/eli/2017/act/22/enacted/en/html',
      inForceFrom: '2018-01-01',
    },
  },
  au: {
    names: 'AFCA',
    says: ['australian financial complaints authority', 'afca'],
    time: 'two_years',
    kinds: INSURERS,
    authority: {
      title: 'Australian Financial Complaints Authority: Complaint Resolution Scheme Rules',
      provision: 'time limits (two years from the final answer)',
      url: 'https://www.afca.org.au/',
      inForceFrom: '2018-11-01',
    },
  },
  nz: {
    names: 'IFSO, FSCL, FDRS, Banking Ombudsman',
    says: [
      'insurance & financial services ombudsman',
      'insurance and financial services ombudsman',
      'ifso',
      'fscl',
      'financial dispute resolution service',
      'banking ombudsman',
      'dispute resolution scheme',
    ],
    kinds: INSURERS,
    authority: {
      title: 'Financial Service Providers (Registration and Dispute Resolution) Act 2008',
      provision: 'Part 3 (dispute schemes)',
      url: 'https://www.legislation.govt.nz/act/public/2008/0097/latest/whole.html',
      inForceFrom: '2010-12-01',
    },
  },
  ca: {
    names: 'OBSI',
    says: ['obsi', 'ombudsman for banking services', 'ombudsman des services bancaires'],
    time: 'days_180',
    kinds: ALL,
    authority: {
      title: 'Ombudsman for Banking Services and Investments',
      provision: 'time limit: 180 days from the final answer of the firm',
      url: 'https://www.obsi.ca/',
      inForceFrom: '2018-01-01',
    },
  },
  nl: {
    names: 'Kifid',
    says: ['kifid', 'klachteninstituut financiële dienstverlening'],
    time: 'three_months',
    kinds: ALL,
    authority: {
      title: 'Kifid',
      provision: 'reglement: klacht binnen drie maanden',
      url: 'https://www.kifid.nl/',
      inForceFrom: '2022-04-01',
    },
  },
  fr: {
    names: 'médiateur',
    says: ['médiateur', 'médiation', "médiation de l'assurance"],
    time: 'year',
    kinds: ALL,
    authority: FRENCH_CODE,
  },
  de: {
    names: 'Ombudsmann, Schlichtungsstelle',
    says: ['ombudsmann', 'ombudsfrau', 'versicherungsombudsmann', 'schlichtungsstelle'],
    kinds: ALL,
    authority: {
      title: 'Versicherungsvertragsgesetz (VVG)',
      provision: '§ 214; Unterlassungsklagengesetz (UKlaG), § 14',
      url: 'https://www.gesetze-im-internet.de/vvg_2008/__214.html',
      inForceFrom: '2008-01-01',
    },
  },
  be: {
    names: 'Ombudsfin, Ombudsman',
    says: [
      'ombudsfin',
      'ombudsman des assurances',
      'ombudsman van de verzekeringen',
      'ombudsman voor de verzekeringen',
      'ombudsman der versicherungen',
    ],
    kinds: ALL,
    authority: {
      title: 'Ombudsman des Assurances / Ombudsman van de Verzekeringen',
      provision: 'plainte gratuite / gratis klacht',
      url: 'https://www.ombudsman-insurance.be/',
      inForceFrom: '2015-01-01',
    },
  },
  ch: {
    names: 'Ombudsman',
    says: ['ombudsman', 'bankenombudsman', 'ombudsman des banques', 'ombudsman delle banche'],
    kinds: ALL,
    authority: {
      title: 'Ombudsman der Privatversicherung',
      provision: 'kostenlose Vermittlung',
      url: 'https://www.ombudsman-assurance.ch/',
      inForceFrom: '2010-01-01',
    },
  },
  es: {
    names: 'Banco de España, DGSFP',
    says: [
      'banco de españa',
      'dirección general de seguros',
      'dirección general de seguros y fondos de pensiones',
      'dgsfp',
    ],
    time: 'year',
    kinds: ALL,
    authority: {
      title: 'Ley 44/2002, de medidas de reforma del sistema financiero',
      provision: 'artículo 30',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-22807',
      inForceFrom: '2013-01-01',
    },
  },
  it: {
    names: 'AAS, ABF',
    says: [
      'arbitro assicurativo',
      'aas',
      'arbitro bancario finanziario',
      'arbitro bancario e finanziario',
      'abf',
    ],
    time: 'year',
    hasFee: true,
    kinds: ALL,
    authority: {
      title: 'Arbitro Assicurativo (D.M. 215/2024, IVASS)',
      provision: 'Regolamento e FAQ; Arbitro Bancario Finanziario: Disposizioni',
      url: 'https://www.arbitroassicurativo.org/',
      inForceFrom: '2026-01-15',
    },
  },
} as const satisfies Record<string, Body>

/** The countries with such a body. */
export type Country = keyof typeof BODIES

/** What the words of a language are made of. */
export function bodyOf(country: Country): Pick<Body, 'names' | 'time' | 'hasFee'> {
  return BODIES[country]
}

/** The rows for one country: they lead the steps and the choices, as the complaint to the firm is over. */
export function finalAnswerRows(country: Country): Rule[] {
  const { says, kinds, authority, hasFee, time }: Body = BODIES[country]
  const counted = time ? COUNTED[time] : undefined
  const named: Test = { says: [...says] }
  const row = {
    country,
    kinds: [...kinds],
    topics: ['consumer', 'debt'],
    rank: 1,
    when: { all: [ANSWERED, named] },
    authority,
    checkedOn: '2026-11-23',
    checkBy: '2027-08-31',
  } satisfies Partial<Rule>
  return [
    {
      ...row,
      id: `${country}.final-answer.step`,
      kind: 'step',
      list: 'first',
      says: stepInEnglish(BODIES[country]),
    },
    {
      ...row,
      id: `${country}.final-answer.option`,
      kind: 'option',
      option: 'complain',
      title: 'Go to the body that the letter names',
      says: 'Send it your complaint and this letter. It looks at the matter afresh.',
      cost: hasFee ? 'A small fee.' : 'Nothing.',
      time: 'Weeks to months.',
      risk: 'None, if you keep to its last day.',
      bestFor: 'The firm has said its last word.',
    },
    ...(time && counted ? [deadline(row, time, counted)] : []),
  ]
}

type Shared = Pick<Rule, 'country' | 'kinds' | 'topics' | 'rank' | 'when' | 'authority'> &
  Pick<Rule, 'checkedOn' | 'checkBy'>
type Counted = { count: number; unit: 'days' | 'months'; last: string }

/** The times that run from the letter; `last` is the last day for one of 3 November 2026. */
const COUNTED: Partial<Record<Time, Counted>> = {
  six_months: { count: 6, unit: 'months', last: '2027-05-03' },
  two_years: { count: 24, unit: 'months', last: '2028-11-03' },
  days_180: { count: 180, unit: 'days', last: '2027-05-02' },
  three_months: { count: 3, unit: 'months', last: '2027-02-03' },
}

/** True for a time that the page can count from the letter. */
export function isCounted(time: Time): boolean {
  return COUNTED[time] !== undefined
}

function deadline(row: Shared, time: Time, { count, unit, last }: Counted): Rule {
  return {
    ...row,
    id: `${row.country}.final-answer.deadline`,
    kind: 'deadline',
    weight: 'main',
    terms: { trigger: 'letter', count, unit, roll: 'none' },
    example: { clause: row.authority.provision, trigger: '2026-11-03', result: last },
    says: TIME[time],
    action: 'Send your complaint to the body that the letter names',
    consequence: 'After that it can mostly not look at it.',
  }
}

const TIME: Record<Time, string> = {
  six_months: 'You have six months from the date of this letter.',
  two_years: 'You mostly have two years from this letter.',
  six_years: 'You mostly have six years, but go soon.',
  days_180: 'You have 180 days from this letter.',
  three_months: 'You have three months from this letter.',
  year: 'You have one year from the day you complained to the firm.',
}

function stepInEnglish({ names, time, hasFee }: Pick<Body, 'names' | 'time' | 'hasFee'>): string {
  const cost = hasFee ? 'for a small fee' : 'for free'
  const last = time ? TIME[time] : 'Look for a last day in the letter.'
  return `The firm has given its last answer. Now send your complaint, ${cost}, to the body that the letter names (${names}). ${last}`
}
