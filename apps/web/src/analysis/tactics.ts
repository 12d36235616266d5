import type { EnhancedInfo } from '@plainletter/contracts/analysis'

const LISTS = [
  'topTips',
  'delayingTactics',
  'strategicEmpowerment',
] as const satisfies ReadonlyArray<keyof EnhancedInfo>
const SHOWN_AT_FIRST = 3

/** `position` counts over all lists; `path` names the tactic in `analysis.basis`. */
export type Tactic = { path: string; says: string; position: number }
type TacticGroup = { list: keyof EnhancedInfo; tactics: readonly Tactic[] }

/** The tactics of every list that has any, numbered through. */
export function listTactics(info: EnhancedInfo | null): {
  groups: readonly TacticGroup[]
  total: number
  shownAtFirst: number
} {
  const all = LISTS.flatMap((list) =>
    (info?.[list] ?? []).map((says, index) => ({
      list,
      path: `enhancedInfo.${list}.${index}`,
      says,
    })),
  ).map((tactic, position) => ({ ...tactic, position }))
  const groups = LISTS.map((list) => ({
    list,
    tactics: all.filter((tactic) => tactic.list === list),
  }))
  return {
    groups: groups.filter((group) => group.tactics.length > 0),
    total: all.length,
    shownAtFirst: SHOWN_AT_FIRST,
  }
}
