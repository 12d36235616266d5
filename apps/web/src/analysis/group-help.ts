import type { HelpContact } from '@plainletter/contracts/analysis'

// Whoever is in danger is served first; advice comes before those who charge.
const GROUP_ORDER = ['crisis', 'advice', 'legal-aid', 'lawyers', 'government', 'ombudsman']

type HelpGroup = { group: string; contacts: readonly HelpContact[] }

/** The contacts by group, in the order in which people need them. Unknown groups come last. */
export function groupHelp(help: readonly HelpContact[]): readonly HelpGroup[] {
  const groups = [...new Set(help.map((contact) => contact.group))]
  return groups
    .toSorted((one, other) => rank(one) - rank(other))
    .map((group) => ({ group, contacts: help.filter((contact) => contact.group === group) }))
}

function rank(group: string): number {
  const place = GROUP_ORDER.indexOf(group)
  return place === -1 ? GROUP_ORDER.length : place
}
