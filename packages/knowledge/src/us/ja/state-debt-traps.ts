/** The Japanese words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_JA: Words = {
  ...stateWords('debt-relief', {
    'AZ GA IL MI NC NJ OH WA':
      '借金整理の会社（debt settlement）ができることと料金は法律で限られています。まず非営利の相談員に聞いてください',
  }),
  ...stateWords('identity-theft', {
    'AZ GA IL MA MI NC NJ OH WA':
      'あなたの名前で借りたり買ったりするのは犯罪です。警察に届け、写しを貸し手ごとに送ってください',
  }),
}
