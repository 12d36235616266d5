import type { FollowUp } from '@plainletter/contracts/follow-up'
import { sealField } from '@plainletter/store/sealed-document'

import type { OpenedLetter } from '../documents/open-told-letter.ts'

/** The letter's list with these at its end, sealed. As it was when there are none. */
export async function sealFollowUps(
  { sealer, row, followUps }: OpenedLetter,
  asked: readonly FollowUp[],
): Promise<string | null> {
  if (asked.length === 0) return row.followUps
  return sealField(sealer, 'followUps', JSON.stringify([...followUps, ...asked]))
}
