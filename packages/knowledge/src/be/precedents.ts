/** Leading cases that bind Belgium: those of the European Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { europeanCases } from '../europe/precedents.ts'

export const BE_PRECEDENTS: readonly Precedent[] = europeanCases('be', [
  'banco-espanol-de-credito',
  'pannon',
  'oceano-grupo',
  'opr-finance',
  'ca-consumer-finance',
  'lexitor',
  'asbeek-brusse',
  'aziz',
  'max-planck',
  'schultz-hoff',
  'ccoo-v-deutsche-bank',
  'sturgeon',
  'wallentin-hermann',
  'weber-putz',
  'faber',
  'fuhrmann-2',
  'osterreichische-post',
])
