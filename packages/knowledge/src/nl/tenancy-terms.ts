/** Deposit, faults in the home, the fee of an agent and a rise that you did not accept. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

import { RENT } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const HC = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://www.huurcommissie.nl/onderwerpen/starten-procedure-jaarlijkse-huurverhoging',
}

const DEPOSIT: Test = { says: ['waarborgsom', 'borgsom', 'borg', 'deposit'] }
const HOME: Test = {
  says: [
    'woning',
    'woonstichting',
    'woningcorporatie',
    'oplevering',
    'eindafrekening',
    'appartement',
    'kamer',
    'schilderwerk',
    'sleutels',
  ],
}
const RISE_ASKED: Condition = {
  all: [
    { says: ['huur', 'huurprijs', 'huurverhoging', 'huren', 'rent'] },
    {
      says: [
        'verhogen',
        'verhoogd',
        'verhoogt',
        'verhoging',
        'huurverhoging',
        'omhoog',
        'rent increase',
      ],
    },
  ],
  not: [{ says: ['winkel', 'kantoor', 'bedrijfsruimte', 'servicekosten'] }],
}
const DEFECT: Test = {
  says: [
    'gebrek',
    'gebreken',
    'lekkage',
    'schimmel',
    'achterstallig onderhoud',
    'reparatie',
    'cv-ketel',
    'cv',
    'verwarming',
    'warm water',
    'mould',
    'mold',
    'leak',
    'repairs',
  ],
}
const AGENT_FEE: Test = {
  says: ['bemiddelingskosten', 'bemiddelingsvergoeding', 'courtage', 'makelaarskosten'],
}
const RISE: Test = {
  says: [
    'huurverhoging',
    'huurverhogingsvoorstel',
    'nieuwe huurprijs',
    'jaarlijkse huuraanpassing',
  ],
}

export const TENANCY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.deposit.right-back',
    kind: 'right',
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'EVICTION_NOTICE',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 6,
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'The landlord must pay the deposit back within 14 days of the end of the lease, or 30 if some costs come off. These costs must be shown in writing.',
    authority: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  },
  {
    ...BASE,
    id: 'nl.home.right-repair',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 7,
    when: { all: [DEFECT, RENT] },
    says: 'The landlord must repair faults that you reported. If not, a judge or the Huurcommissie can lower the rent until it is done.',
    authority: { ...BW7, provision: 'artikelen 7:206, 7:207 en 7:257', inForceFrom: '2003-08-01' },
  },
  {
    ...BASE,
    id: 'nl.home.right-agent-fee',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['housing'],
    rank: 8,
    when: { all: [AGENT_FEE] },
    says: 'An agent who works for the landlord may not charge you a fee for finding the home. You can ask for it back.',
    authority: { ...BW7, provision: 'artikelen 7:417 en 7:264', inForceFrom: '2016-07-01' },
  },
  {
    ...BASE,
    id: 'nl.rise.right-registered',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 7,
    when: { all: [RISE] },
    says: 'In a regulated home you may have paid on the old rent without an objection. Then the landlord must send a registered letter within three months. You can then ask the Huurcommissie, until four months after the rise.',
    authority: { ...HC, provision: 'artikel 7:253', inForceFrom: '2022-01-01' },
  },
  {
    ...BASE,
    id: 'nl.deposit.right-no-report',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['housing'],
    rank: 7,
    checkedOn: '2026-11-22',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'No report from the day you moved in? Then it is assumed that you give the home back as you got it. Normal wear costs you nothing.',
    authority: { ...BW7, provision: 'artikelen 7:218 en 7:224', inForceFrom: '2003-08-01' },
  },
  {
    ...BASE,
    id: 'nl.deposit.right-town',
    kind: 'right',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['housing'],
    rank: 14,
    checkedOn: '2026-11-22',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'You can report a landlord who breaks the rules on deposits to your town for free. It can fine the landlord.',
    authority: {
      title: 'Wet goed verhuurderschap',
      provision: 'artikelen 2 en 4',
      url: 'https://www.volkshuisvestingnederland.nl/onderwerpen/wet-goed-verhuurderschap',
      inForceFrom: '2023-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.home.right-lower-rent',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 8,
    checkedOn: '2026-11-22',
    when: { all: [DEFECT], any: [RENT, HOME, { says: ['huurhuis', 'huurwoning', 'huisbaas'] }] },
    says: 'In a regulated home the Huurcommissie can lower the rent for grave faults until they are repaired. First write to the landlord and wait six weeks.',
    authority: {
      title: 'Uitvoeringswet huurprijzen woonruimte (UHW)',
      provision: 'artikel 16, met BW 7:257',
      url: 'https://wetten.overheid.nl/BWBR0014315/',
      inForceFrom: '2003-08-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.rise.right-cap-asked',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    rank: 10,
    when: RISE_ASKED,
    says: 'In 2026 the top is 4.4% in the free sector, 6.1% in mid rent, and 4.1% in social rent from 1 July.',
    authority: {
      title: 'Rijksoverheid',
      provision:
        'maximale huurverhoging 2026 (artikel 7:248 BW, artikel 10 UHW en Wet maximering huurprijsverhogingen geliberaliseerde huurovereenkomsten)',
      url: 'https://www.rijksoverheid.nl/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.rise.right-points-asked',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    rank: 12,
    when: RISE_ASKED,
    says: 'Count the points of your home. With few points the rent has a top, whatever the contract says. The Huurcommissie can lower it.',
    authority: {
      title: 'Uitvoeringswet huurprijzen woonruimte (UHW)',
      provision: 'artikel 10, met BW 7:249 en 7:254 en de Wet betaalbare huur',
      url: 'https://wetten.overheid.nl/BWBR0014315/',
      inForceFrom: '2024-07-01',
    },
  },
]
