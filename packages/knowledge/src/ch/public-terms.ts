/** Fines that you cannot pay, cantonal taxes, tax fines and the waiver of a benefit debt. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const STGB = {
  title: 'Schweizerisches Strafgesetzbuch (StGB) / Code pénal (CP)',
  url: 'https://www.fedlex.admin.ch/eli/cc/54/757_781_799/de',
}
const ATSV = {
  title: 'Verordnung über den Allgemeinen Teil des Sozialversicherungsrechts (ATSV, OPGA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2002/569/de',
}
const STHG = {
  title: 'Steuerharmonisierungsgesetz (StHG) / Loi sur l’harmonisation des impôts (LHID)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1991/1256_1256_1256/de',
}
const DBG = {
  title: 'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
}

const TAX_FINE: Test = {
  says: [
    'ordnungsbusse',
    'busse',
    'verletzung von verfahrenspflichten',
    'amende',
    'violation des obligations de procédure',
    'multa',
  ],
}

export const PUBLIC_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.public.fine-cannot-pay',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 32,
    says: 'If you cannot pay a fine at once, ask for time, parts or work for the community. If you do nothing, days in jail can follow.',
    authority: { ...STGB, provision: 'Art. 35, 36, 79a und 106', inForceFrom: '2018-01-01' },
  },
  {
    ...BASE,
    id: 'ch.tax.right-canton',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 14,
    says: 'For tax of the canton and the town you also have 30 days to object. After that comes an appeal to a tax court.',
    authority: { ...STHG, provision: 'Art. 48 und 50', inForceFrom: '1993-01-01' },
  },
  {
    ...BASE,
    id: 'ch.tax.right-fine',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    when: { any: [TAX_FINE] },
    says: 'A fine for a missing tax return is up to 1,000 francs, more only in grave cases. Send the return and object with your reasons.',
    authority: { ...DBG, provision: 'Art. 174 und 182', inForceFrom: '2017-01-01' },
  },
  {
    ...BASE,
    id: 'ch.benefit.right-waiver-time',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 14,
    when: { any: [PAID_BACK] },
    says: 'Ask for the waiver (Erlass) in writing, with proof, within 30 days after the decision to pay back is final.',
    authority: { ...ATSV, provision: 'Art. 4 und 5', inForceFrom: '2003-01-01' },
  },
]
