/** Law that an adviser names first: speeding and licences, the file of a penal order, guessed tax, what offices may ask back, Serafe, power. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

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
  url: 'https://www.fedlex.admin.ch/',
  inForceFrom: '2020-01-01',
}

export const NAMED_LAW: readonly Rule[] = [
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
      url: 'https://www.fedlex.admin.ch/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.ask.penal-order',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['strafbefehl', 'ordonnance pénale', "decreto d'accusa"],
      [
        'einspruch',
        'wie lange',
        'frist',
        'délai',
        'combien de temps',
        'quanto tempo',
        'termine',
        'einsprache',
        'anfechten',
        'wehren',
        'opposition',
        'opposizione',
        'object',
      ],
    ],
    says: 'Object in writing within ten days of getting the penal order. You need give no reasons. Then the prosecutor looks again, or a court decides.',
    authority: LAW.penalOrder,
  },
  {
    ...BASE,
    id: 'ch.ask.licence',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 12,
    when: { not: [PENAL_ORDER] },
    verdict: 'it_depends',
    dependsOn: 'how serious the case was and if it was your first.',
    asks: [
      [
        'führerausweis',
        'führerausweisentzug',
        'ausweisentzug',
        'retrait de permis',
        'retrait du permis',
        'licenza di condurre',
        'revoca della licenza',
      ],
      [
        'wie lange',
        'was passiert',
        'was droht',
        'que risque',
        'cosa rischio',
        'cosa succede',
        'einspruch',
        'einsprache',
        'beschwerde',
        'angewiesen',
        'wehren',
        'recours',
        'combien de temps',
        'ricorso',
        'quanto tempo',
      ],
    ],
    says: 'A light case brings a warning, or one month after an earlier one. A medium one brings at least a month, a serious one three.',
    authority: WITHDRAWAL,
  },
  {
    ...BASE,
    id: 'ch.tax.right-guessed',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'ermessen',
            'ermessenseinschätzung',
            'ermessensveranlagung',
            "taxation d'office",
            'tassazione d’ufficio',
            "tassazione d'ufficio",
          ],
        },
      ],
    },
    says: 'Without a tax return they guess (Ermessen). Object within thirty days, send the return, and prove that the guess is far off.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 130 Abs. 2 und 132 Abs. 3',
      url: 'https://www.fedlex.admin.ch/',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.tax.interest',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 20,
    says: 'Interest runs on tax that is paid late, even while you object. Paying under protest stops it.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 164',
      url: 'https://www.fedlex.admin.ch/',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.benefit.right-time',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 15,
    says: 'The office must ask within three years of finding out, and at most five years after it paid. Only a crime makes this longer.',
    authority: {
      title: 'Bundesgesetz über den Allgemeinen Teil des Sozialversicherungsrechts (ATSG, LPGA)',
      provision: 'Art. 25 Abs. 2',
      url: 'https://www.fedlex.admin.ch/eli/cc/2002/510/de',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.serafe.right',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE', 'TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 8,
    when: { any: [{ says: ['serafe'] }, { sender: ['serafe'] }] },
    says: 'Each household owes this fee once, with or without a television. With supplementary benefits (Ergänzungsleistungen) you can be freed from it.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 68 bis 69b',
      url: 'https://www.fedlex.admin.ch/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.power.right-tariff',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['consumer'],
    rank: 12,
    when: { any: [{ says: ['strom', 'stromrechnung', 'électricité', 'elettricità', 'kwh'] }] },
    says: 'Power prices for homes must be fair and published. If you doubt yours, ask the firm, then the regulator (ElCom).',
    authority: {
      title:
        'Stromversorgungsgesetz (StromVG) / Loi sur l’approvisionnement en électricité (LApEl)',
      provision: 'Art. 6 und 22',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/418/de',
      inForceFrom: '2008-01-01',
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
]
