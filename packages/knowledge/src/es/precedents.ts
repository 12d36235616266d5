/** Leading cases of , the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

export const ES_PRECEDENTS: readonly Precedent[] = []
