/** Law of one state as rows, so that a file of one state holds sentences and sections alone. */
import type { Rule } from '@plainletter/contracts/rule'

import { STATES, statute } from './state.ts'

/** When a subject of the law of a state is spoken of, and to which papers. */
export type Subject = Pick<Rule, 'kinds' | 'topics' | 'rank' | 'when' | 'creditor'>

type Said = {
  says: string
  law: string
  url: string
  /** The first day on which we are sure of it, where that is not the usual one. */
  from?: string
}

const CHECKED = { country: 'us', checkedOn: '2026-11-22', checkBy: '2027-05-31' } as const

/** Makes the rows of the state with this code, one for each subject. */
export function rightsIn(code: string): (part: string, subject: Subject, said: Said) => Rule {
  const state = STATES.find(({ key }) => key === `us.state.${code.toLowerCase()}`)
  if (!state) throw new Error(`no state ${code}`)
  return (part, subject, { says, law, url, from }) => {
    const authority = statute(state, law, url)
    return {
      ...CHECKED,
      regions: state.shared.regions,
      ...subject,
      id: `${state.key}.${part}`,
      kind: 'right',
      says,
      authority: from === undefined ? authority : { ...authority, inForceFrom: from },
    }
  }
}
