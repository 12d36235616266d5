/** What a letter speaks of where those who help in the United Kingdom are there for one matter alone. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { CREDIT_OR_INSURANCE } from '../english/help-matters.ts'

/** Taxes of the whole country, not those of a council. */
export const HMRC: Condition = {
  any: [
    { says: ['hmrc', 'hm revenue', 'self assessment', 'tax return', 'tax code', 'paye'] },
    { sender: ['hmrc', 'revenue'] },
  ],
}

/** The council is the creditor, or sent it. */
export const COUNCIL: Condition = {
  any: [
    { sender: ['council', 'london borough', 'transport for london'] },
    { says: ['council tax', 'rates bill', 'the council', 'your council', 'borough council'] },
  ],
}

/** The Financial Ombudsman looks at no parking charge and no debt to the state, whoever collects it. */
export const REGULATED: Condition = {
  ...CREDIT_OR_INSURANCE,
  not: [
    {
      says: [
        'parking',
        'car park',
        'council tax',
        'department for work and pensions',
        'dwp',
        'hmrc',
        'student loan',
        'student loans',
        'service charge',
        'ground rent',
        'tenancy',
      ],
    },
  ],
}

const COURT_BAILIFFS: Test = {
  says: ['county court bailiff', 'county court bailiffs', "bailiffs' office", 'form n245', 'n245'],
}

/** Enforcement agents of a firm: a county court's own bailiffs are staff of the court. */
export const FIRM_BAILIFFS: Condition = {
  any: [
    {
      says: [
        'enforcement agent',
        'enforcement agents',
        'certificated',
        'controlled goods agreement',
        'bailiff',
        'bailiffs',
      ],
    },
    { sender: ['enforcement', 'bailiff'] },
  ],
  not: [COURT_BAILIFFS, { sender: ['county court'] }],
}

const PENALTY: Test = {
  says: ['pcn', 'penalty charge', 'penalty charge notice', 'council parking', 'bus lane', 'ulez'],
}
const LONDON: Test = {
  says: [
    'london tribunals',
    'london councils',
    'london borough',
    'transport for london',
    'tfl',
    'ulez',
    'congestion charge',
    'congestion charging',
    'red route',
    ...[
      ['barking and dagenham', 'barnet', 'bexley', 'brent', 'bromley', 'camden', 'croydon'],
      ['ealing', 'enfield', 'greenwich', 'hackney', 'hammersmith and fulham', 'haringey'],
      ['harrow', 'havering', 'hillingdon', 'hounslow', 'islington', 'kensington and chelsea'],
      ['lambeth', 'lewisham', 'merton', 'newham', 'redbridge', 'southwark', 'tower hamlets'],
      ['waltham forest', 'wandsworth', 'city of westminster', 'westminster city council'],
      ['sutton council', 'richmond upon thames', 'kingston upon thames', 'city of london'],
    ].flat(),
  ],
}

export const COUNCIL_PENALTY: Condition = { any: [PENALTY] }
export const LONDON_PENALTY: Condition = { all: [PENALTY, LONDON] }
export const OTHER_COUNCIL_PENALTY: Condition = { all: [PENALTY], not: [LONDON] }

/** A council's penalty that has gone to the court office. */
export const LATE_PENALTY: Condition = {
  all: [PENALTY],
  any: [
    {
      says: [
        'traffic enforcement centre',
        'order for recovery',
        'te7',
        'te9',
        'pe2',
        'pe3',
        'warrant',
      ],
    },
  ],
}

// Each service calls itself an independent one: "POPLA, the independent appeals service".
const IAS: Test = { says: ['ias', 'theias.org', 'ipc', 'international parking community'] }
const POPLA: Test = { says: ['popla', 'british parking association', 'bpa'] }

/** A firm that names the other service, and not this one, belongs to the other. */
export const POPLA_NAMED: Condition = { not: [IAS] }
export const IAS_NAMED: Condition = { not: [POPLA] }

/** A landlord that must belong to the Housing Ombudsman: a council or a housing association. */
export const SOCIAL_HOME: Condition = {
  any: [
    { sender: ['council', 'housing', 'homes', 'london borough', 'almshouse'] },
    {
      says: [
        'housing association',
        'council tenant',
        'council house',
        'social housing',
        'social landlord',
        'secure tenancy',
        'housing trust',
      ],
    },
  ],
}

/** Legal aid by phone is for those who may lose their home, or live in one that harms them. */
export const HOME_AT_RISK: Condition = {
  any: [
    {
      says: [
        'evict',
        'eviction',
        'possession',
        'repossession',
        'repossessed',
        'homeless',
        'lose my home',
        'section 21',
        'section 8',
        'notice to quit',
        'mould',
        'no heating',
        'domestic abuse',
        'locked out',
        'changed the locks',
      ],
    },
  ],
}

/** A benefit office that asks about work is no employer. */
export const AT_WORK: Condition = {
  not: [
    { sender: ['department for work', 'dwp', 'jobcentre'] },
    { says: ['personal independence payment'] },
  ],
}
