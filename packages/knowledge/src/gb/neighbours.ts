/** Neighbours: noise, cameras, bad behaviour and nuisance. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const NEIGHBOUR_SAID: Test = {
  says: ['neighbour', 'neighbours', "neighbour's", 'next door', 'next-door', 'neighbouring'],
}

const LOUD_SAID: Test = {
  says: [
    'noise',
    'noisy',
    'barking',
    'barks',
    'bark',
    'loud music',
    'smell',
    'smells',
    'smoke',
    'bonfire',
    'bonfires',
  ],
}

const ABUSE_SAID: Test = {
  says: [
    'anti-social',
    'antisocial',
    'anti social',
    'threatens',
    'threatening',
    'abuse',
    'abusive',
    'harassing',
    'intimidating',
    'shouts at',
  ],
}

const FILMS_SAID: Test = { says: ['cctv', 'camera', 'cameras', 'doorbell', 'ring doorbell'] }

const NOISE_LAW: Authority = {
  title: 'Environmental Protection Act 1990',
  provision:
    'sections 79 to 82 (statutory nuisance: the council must look into it, or you go to a court yourself)',
  url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/80',
  inForceFrom: '1991-01-01',
}

const ASB_LAW: Authority = {
  title: 'Anti-social Behaviour, Crime and Policing Act 2014',
  provision: 'sections 104 and 105 (case review)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/12/section/104',
  inForceFrom: '2014-10-20',
}

const NUISANCE_LAW: Authority = {
  title: 'Fearn v Board of Trustees of the Tate Gallery [2023] UKSC 4',
  provision: 'private nuisance',
  url: 'https://www.supremecourt.uk/',
  inForceFrom: '2023-02-01',
}

const CAMERA_LAW: Authority = {
  title: 'UK General Data Protection Regulation',
  provision:
    'Articles 2, 6 and 15, with Data Protection Act 2018 (cameras that film beyond the home)',
  url: 'https://www.legislation.gov.uk/eur/2016/679/contents',
  inForceFrom: '2020-12-31',
}

const NOISE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LOUD_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const ASB_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ABUSE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const NUISANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LOUD_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const FILMS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FILMS_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

export const NEIGHBOURS: readonly Rule[] = [
  {
    ...NOISE_ROW,
    id: 'gb.neighbour.right-noise',
    kind: 'right',
    rank: 7,
    says: 'The council must look into noise, smoke or smells. If they are a serious nuisance, it must order your neighbour to stop.',
    authority: NOISE_LAW,
  },
  {
    ...ASB_ROW,
    id: 'gb.neighbour.right-review',
    kind: 'right',
    rank: 9,
    says: 'If you have reported bad behaviour and little was done, you can ask for a case review. Police and council must then look at it together.',
    authority: ASB_LAW,
  },
  {
    ...NUISANCE_ROW,
    id: 'gb.neighbour.right-nuisance',
    kind: 'right',
    rank: 10,
    says: 'A court can order a neighbour to end a serious nuisance, and to pay you. Try talks and mediation first.',
    authority: NUISANCE_LAW,
  },
  {
    ...FILMS_ROW,
    id: 'gb.neighbour.right-camera',
    kind: 'right',
    rank: 8,
    says: "A camera that films beyond its owner's own home must follow data law. You can ask why it films you, and for your pictures.",
    authority: CAMERA_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.neighbour.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      [
        'neighbour',
        'neighbours',
        'next door',
        'upstairs',
        'downstairs',
        'flat above',
        'student house',
        'people above',
        'flat upstairs',
      ],
      [
        'noise',
        'noisy',
        'barking',
        'barks',
        'loud music',
        'plays music',
        'playing music',
        'music until',
        'blasting music',
        'parties every',
        'smoke',
        'smell',
        'bonfire',
        'banging',
        'shouting',
        'stomping',
        'loud parties',
        'parties',
        'dog barks',
        'dogs barking',
        'barking all',
        'bass',
        'drilling',
        'all night',
        'cannabis',
        'weed',
      ],
    ],
    verdict: 'do_this',
    says: 'Talk first, if that is safe, and keep a diary. Then report it to the council. It must look into it, and can order your neighbour to stop.',
    authority: NOISE_LAW,
  },
  {
    ...NOISE_ROW,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales'],
    id: 'gb.noise.right-review',
    kind: 'right',
    rank: 9,
    says: 'Reported it three times in six months and nothing was done? Ask for an anti-social behaviour case review. You can also ask a magistrate yourself to order it to stop.',
    authority: {
      title: 'Anti-social Behaviour, Crime and Policing Act 2014',
      provision: 'section 104 (case review), with Environmental Protection Act 1990, section 82',
      url: 'https://www.legislation.gov.uk/ukpga/2014/12/section/104',
      inForceFrom: '2014-10-20',
    },
  },
]
