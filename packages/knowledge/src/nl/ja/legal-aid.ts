/** The Japanese words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_JA: Words = {
  'nl.aid.step-lawyer': {
    says: '収入が少なければ、弁護士費用の自己負担はわずかです（toevoeging）。Juridisch Loketの最初の相談は無料です。',
  },
}
