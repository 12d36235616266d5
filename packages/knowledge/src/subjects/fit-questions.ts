/** Rows that hold for letters and for some questions of their field. */
import type { Condition, Rule, Words } from '@plainletter/contracts/rule'

/** By the id of a row: the questions that it fits. */
export type Fits = ReadonlyMap<string, Condition>

/** Letters keep the rows as they are. Questions get those that fit them, as rows of their own. */
export function fitQuestions(rows: readonly Rule[], fits: Fits): readonly Rule[] {
  return rows.flatMap((row): Rule[] => {
    const fit = fits.get(row.id)
    if (!fit) return [row]
    const letters = row.kinds.filter((kind) => kind !== 'ENQUIRY')
    const when = both(row.when, fit)
    return [
      { ...row, kinds: letters },
      { ...row, id: askedId(row.id), kinds: ['ENQUIRY'], when },
    ]
  })
}

/** The rows for questions have the words of the rows for letters. */
export function wordsForQuestions(words: Words, fits: Fits): Words {
  return Object.fromEntries(
    [...fits.keys()].flatMap((id) => {
      const own = words[id]
      return own ? [[askedId(id), own]] : []
    }),
  )
}

function askedId(id: string): string {
  return `${id}-asked`
}

/** A condition has one list of which any will do: the row's own goes before that of the field. */
function both(own: Condition | undefined, { any, not = [] }: Condition): Condition {
  return { ...(any && { any }), ...own, not: [...(own?.not ?? []), ...not] }
}
