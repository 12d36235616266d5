/** Letters of the kind of a traffic fine to which its rows do not speak. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './conditions-court.ts'
import { STATE_SEIZURE } from './conditions-office.ts'
import { LICENCE_SUSPENDED } from './conditions-road.ts'

/** A criminal order and a suspended licence have rows and times of their own. */
export function otherThanFines({ id }: Rule): readonly Test[] {
  return [PENAL_ORDER, LICENCE_SUSPENDED, ...(NOT_SEIZED.has(id) ? [STATE_SEIZURE] : [])]
}

/** Once the Treasury seizes money, the times and the choices of the notice itself are over. */
const NOT_SEIZED: ReadonlySet<string> = new Set([
  'fr.fine.want-fine',
  'fr.fine.want-raised',
  'fr.fine.deadline-forty-five',
  'fr.fine.deadline-fifteen',
  'fr.fine.deadline-thirty',
  'fr.fine.option-pay',
])
