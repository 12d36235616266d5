/** Law that letters on road fines and the licence name. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROAD = {
  ...BASE,
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking', 'criminal'],
} satisfies Partial<Rule>

const SPEED: Test = {
  says: [
    'geschwindigkeit',
    'geschwindigkeitsüberschreitung',
    'geschwindigkeitsbegrenzung',
    'höchstgeschwindigkeit',
    'zu schnell',
    'geblitzt',
    'blitzer',
    'radar',
    'excès de vitesse',
    'vitesse',
    'eccesso di velocità',
    'velocità',
  ],
}

const LICENCE: Test = {
  says: [
    'führerausweis',
    'führerausweisentzug',
    'führerausweisentzugs',
    'ausweisentzug',
    'permis de conduire',
    'retrait de permis',
    'retrait du permis',
    'licenza di condurre',
    'revoca della licenza',
  ],
}

const PENAL_ORDER: Test = { says: ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"] }

const SVG = {
  title: 'Strassenverkehrsgesetz (SVG) / Loi sur la circulation routière (LCR, LCStr)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
}

const STPO = {
  title: 'Schweizerische Strafprozessordnung (StPO) / Code de procédure pénale (CPP)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
}

const WITHDRAWAL: Authority = { ...SVG, provision: 'Art. 16 bis 16c', inForceFrom: '2005-01-01' }

const FILES: Authority = { ...STPO, provision: 'Art. 101 und 107', inForceFrom: '2011-01-01' }

const PENALTIES: Authority = { ...SVG, provision: 'Art. 32 und 90', inForceFrom: '2013-01-01' }

const SCALE: Authority = {
  title: 'Ordnungsbussenverordnung (OBV) / Ordonnance sur les amendes d’ordre (OAO)',
  provision: 'Anhang 1, Ziff. 303 (Geschwindigkeit)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2019/93/de',
  inForceFrom: '2020-01-01',
}

export const ROAD_LAW: readonly Rule[] = [
  {
    ...ROAD,
    id: 'ch.road.right-file',
    kind: 'right',
    rank: 6,
    when: { any: [PENAL_ORDER, SPEED] },
    says: 'You can ask to see the file: the photo, the record of the measuring and the check of the device.',
    authority: FILES,
  },
  {
    ...ROAD,
    id: 'ch.road.speed-scale',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    when: { all: [SPEED] },
    says: 'A fixed fine covers small excess: up to 15 km/h in town, 20 outside and 25 on a motorway. Above that it is a penal case.',
    authority: SCALE,
  },
  {
    ...ROAD,
    id: 'ch.road.speed-law',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 14,
    when: { all: [SPEED] },
    says: 'A limit binds you if the sign could be seen. Photos of the place help if trees or works hid it.',
    authority: PENALTIES,
  },
  {
    ...ROAD,
    id: 'ch.road.licence-apart',
    kind: 'right',
    rank: 7,
    when: { all: [LICENCE] },
    says: 'Losing your licence is a case of its own, at the canton. Say in writing, before its date, why you need to drive.',
    authority: WITHDRAWAL,
  },
  {
    ...ROAD,
    kinds: ['PENALTY_CHARGE_NOTICE'],
    id: 'ch.road.owner',
    kind: 'right',
    rank: 12,
    when: { not: [PENAL_ORDER] },
    says: 'The fixed fine goes to the owner of the car. If someone else drove, give the name and address within the thirty days.',
    authority: {
      title: 'Ordnungsbussengesetz (OBG) / Loi sur les amendes d’ordre (LAO, LMD)',
      provision: 'Art. 7 (Halterhaftung)',
      url: 'https://www.fedlex.admin.ch/eli/cc/2017/725/de',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...ROAD,
    kinds: ['PENALTY_CHARGE_NOTICE'],
    id: 'ch.road.grades',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'strassenverkehr',
            'strassenverkehrsgesetz',
            'verkehrsregeln',
            'verkehrsregelverletzung',
            'rotlicht',
            'rotlichts',
            'lichtsignal',
            'svg',
            'lcr',
            'lcstr',
            'circulation routière',
            'règles de la circulation',
            'feu rouge',
            'circolazione stradale',
            'norme della circolazione',
            'semaforo',
          ],
        },
      ],
    },
    says: 'A simple breach of a road rule brings only a fine. A grave one is a crime with a record. Look which of the two the order names, and object if it goes too far.',
    authority: { ...SVG, provision: 'Art. 27 und 90', inForceFrom: '2013-01-01' },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'ch.road.fine-list',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 18,
    when: { not: [{ says: ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"] }] },
    checkedOn: '2026-11-22',
    says: 'Each fixed fine and its sum stands in one public list for all of Switzerland. Compare yours with it.',
    authority: {
      title: 'Ordnungsbussenverordnung (OBV) / Ordonnance sur les amendes d’ordre (OAO)',
      provision: 'Anhang 1 und 2; OBG/LAO Art. 1',
      url: 'https://www.fedlex.admin.ch/eli/cc/2019/93/de',
      inForceFrom: '2020-01-01',
    },
  },
]
