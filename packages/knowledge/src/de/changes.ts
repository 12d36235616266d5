/** Changes by regulations of the European Union. German ones stand with their subjects. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'

export const CHANGES: readonly Rule[] = europeanChanges('de')
