/** The Japanese words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = europeanChangeWords('de', 'ja')
