/** Leading cases of , the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

export const AU_PRECEDENTS: readonly Precedent[] = []
