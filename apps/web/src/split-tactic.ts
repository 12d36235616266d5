/** A tactic taken apart: what to do, what may go wrong, and when to leave it. Empty where it does not say. */
type TacticParts = { says: string; risk: string; notWhen: string }

const PARTS = /^(.*?)(?:\s*Risk:\s*(.*?))?(?:\s*Not when:\s*(.*))?$/s

/** Takes a tactic apart at "Risk:" and "Not when:", so that each can stand on its own line. */
export function splitTactic(text: string): TacticParts {
  const [, says = text, risk = '', notWhen = ''] = PARTS.exec(text) ?? []
  return { says: says.trim(), risk: risk.trim(), notWhen: notWhen.trim() }
}
