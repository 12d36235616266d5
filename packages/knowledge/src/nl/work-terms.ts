/** Trial period, end of a fixed term, illness, redundancy, last pay and a ban on competing. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

const TRIAL: Test = { says: ['proeftijd', 'proeftijdontslag', 'trial period', 'probation'] }
const FIXED_TERM: Test = {
  says: [
    'bepaalde tijd',
    'van rechtswege',
    'aanzegging',
    'niet verlengd',
    'niet verlengen',
    'loopt af',
    'fixed term',
    'not renewed',
  ],
}
const ILL: Test = {
  says: [
    'ziek',
    'ziekte',
    'ziekmelding',
    'arbeidsongeschikt',
    'arbeidsongeschiktheid',
    're-integratie',
    'sick',
    'ill',
  ],
}
const BUSINESS: Test = {
  says: [
    'bedrijfseconomisch',
    'bedrijfseconomische',
    'reorganisatie',
    'boventallig',
    'afspiegeling',
    'afspiegelingsbeginsel',
    'vervallen van uw functie',
    'functie vervalt',
    'functie komt te vervallen',
    'baan te vervallen',
    'functie te vervallen',
    'ontslagvergunning',
    'toestemming van uwv',
    'toestemming van het uwv',
    'te weinig werk',
    'inkrimping',
    'redundant',
    'redundancy',
  ],
}
const NO_COMPETE: Test = { says: ['concurrentiebeding', 'relatiebeding', 'non-compete'] }

export const WORK_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.job.right-trial',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    topics: ['employment'],
    rank: 6,
    when: { all: [TRIAL] },
    says: 'A trial period must be in writing. It is one or two months at most, and none is allowed in a contract of six months or less.',
    authority: { ...BW7, provision: 'artikelen 7:652 en 7:676', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-told-in-time',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    topics: ['employment'],
    rank: 7,
    when: { all: [FIXED_TERM] },
    says: 'In a fixed-term job of six months or more you must be told in writing, a month before the end, if it goes on. If not, you can claim up to a month’s pay.',
    authority: { ...BW7, provision: 'artikelen 7:667 en 7:668', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-ill',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 8,
    when: { all: [ILL] },
    says: 'While you are ill your employer mostly cannot give you notice for two years. You keep at least 70% of your pay in that time.',
    authority: { ...BW7, provision: 'artikelen 7:629 en 7:670', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-redundancy-order',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 9,
    when: { all: [BUSINESS] },
    says: 'For business reasons your employer needs leave of UWV. It must follow a fixed order (afspiegeling) and look for other work for you. You can answer UWV first.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:669, 7:671a en 7:682, met de Ontslagregeling',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.job.right-last-pay',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 45,
    says: 'At the end your employer must pay the holidays you did not take. For late wages you can claim extra.',
    authority: { ...BW7, provision: 'artikelen 7:625 en 7:641', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-fair-sum',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 25,
    says: 'If the dismissal broke the rules, the judge can undo it or give you a fair sum (billijke vergoeding).',
    authority: { ...BW7, provision: 'artikelen 7:681 en 7:682', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-no-compete',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 30,
    when: { all: [NO_COMPETE] },
    says: 'A ban on working for others must be in writing. In a fixed-term job it needs a written strong reason. A judge can cut it back.',
    authority: { ...BW7, provision: 'artikel 7:653', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.job.right-plan',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 9,
    checkedOn: '2026-11-22',
    when: { all: [ILL] },
    says: 'Within eight weeks you and your employer make a plan for your return. If you cannot agree, ask UWV for its view (deskundigenoordeel).',
    authority: {
      ...BW7,
      provision: 'artikelen 7:629a en 7:658a (Wet verbetering poortwachter)',
      inForceFrom: '2015-07-01',
    },
  },
]
