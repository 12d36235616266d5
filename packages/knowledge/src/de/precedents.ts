/** Leading cases of Germany, the most telling first: those of the federal courts, then those of the European Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { europeanCases } from '../europe/precedents.ts'
import { CONSUMER_PRECEDENTS } from './precedents-consumer.ts'
import { COPYRIGHT_PRECEDENTS } from './precedents-copyright.ts'
import { DEBT_PRECEDENTS } from './precedents-debt.ts'
import { HOUSING_PRECEDENTS } from './precedents-housing.ts'
import { PARKING_PRECEDENTS } from './precedents-parking.ts'
import { PUBLIC_PRECEDENTS } from './precedents-public.ts'
import { WORK_PRECEDENTS } from './precedents-work.ts'

export const DE_PRECEDENTS: readonly Precedent[] = [
  ...DEBT_PRECEDENTS,
  ...PARKING_PRECEDENTS,
  ...HOUSING_PRECEDENTS,
  ...COPYRIGHT_PRECEDENTS,
  ...CONSUMER_PRECEDENTS,
  ...WORK_PRECEDENTS,
  ...PUBLIC_PRECEDENTS,
  ...europeanCases('de', [
    'schufa-scoring',
    'schufa-discharge',
    'lexitor',
    'banco-espanol-de-credito',
    'pannon',
    'opr-finance',
    'max-planck',
    'schultz-hoff',
    'king-v-sash-window',
    'osterreichische-post',
    'sturgeon',
    'wallentin-hermann',
    'weber-putz',
    'fuhrmann-2',
  ]),
]
