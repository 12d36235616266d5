/** A finding about the letter itself, with its proof. */
import type { Basis, Check } from '@plainletter/contracts/analysis'

export type Finding = Check & { basis: Basis[] }
