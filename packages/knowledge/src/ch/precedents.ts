/** Leading cases of , the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

export const CH_PRECEDENTS: readonly Precedent[] = []
