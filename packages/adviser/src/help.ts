/** Who to turn to: the register of help, by country, nation, topic and kind. */
import type { HelpContact } from '@plainletter/contracts/analysis'
import type { HelpOrganisation } from '@plainletter/contracts/rule'

import { helpBasis } from './basis.ts'
import type { Facts } from './facts.ts'
import type { Offer } from './transcript.ts'

export const MOST_HELP = 8

/** The order in which groups are shown, and how many of each. */
const GROUPS = [
  ['advice', 3],
  ['ombudsman', 2],
  ['legal-aid', 1],
  ['government', 1],
  ['lawyers', 1],
  ['crisis', 1],
] as const satisfies readonly (readonly [HelpOrganisation['group'], number])[]

/** Free advice first; those made for this kind of letter before the general ones. */
export function helpOffers(facts: Facts): Offer<HelpContact>[] {
  const fitting = (facts.knowledge?.help ?? []).filter((help) => isFor(help, facts))
  const ranked = fitting.toSorted((one, other) => closeness(other, facts) - closeness(one, facts))
  return GROUPS.flatMap(([group, most]) =>
    ranked.filter((help) => help.group === group).slice(0, most),
  ).map((help) => ({
    claim: { says: help.does, basis: [helpBasis(help)] },
    make: () => contact(help),
  }))
}

function contact({ name, does, url, phone, group }: HelpOrganisation): HelpContact {
  return { name, does, url, group, ...(phone === undefined ? {} : { phone }) }
}

function isFor(help: HelpOrganisation, facts: Facts): boolean {
  const { reading, topic } = facts
  if (help.kinds && !help.kinds.includes(reading.documentType)) return false
  if (!isForPlace(help, facts) || !fitsSubject(help, facts)) return false
  return help.topics.includes(topic) || help.topics.includes('general')
}

function isForPlace(help: HelpOrganisation, { country, nation, region }: Facts): boolean {
  if (help.country !== country) return false
  if (help.regions && !(region && help.regions.includes(region))) return false
  return !help.nations || country !== 'gb' || help.nations.includes(nation ?? 'england')
}

const ONE_TAX = /\bcouncil tax\b/i

/** Help with council tax is none with another debt, and a scam is a matter for those who help buyers and victims. */
function fitsSubject(help: HelpOrganisation, { reading, text }: Facts): boolean {
  if (ONE_TAX.test(`${help.name} ${help.does}`) && !ONE_TAX.test(text)) return false
  if (reading.documentType !== 'SCAM_LETTER' || help.kinds) return true
  return help.topics.includes('consumer') || help.topics.includes('criminal')
}

function closeness(help: HelpOrganisation, { reading, nation, topic }: Facts): number {
  const ofKind = help.kinds?.includes(reading.documentType) ? 4 : 0
  const ofTopic = help.topics.includes(topic) ? 2 : 0
  const ofNation = help.regions || (nation && help.nations?.includes(nation)) ? 1 : 0
  // For no field in particular, those who help in most fields come first.
  const ofBreadth = topic === 'general' ? help.topics.length / 10 : 0
  return ofKind + ofTopic + ofNation + ofBreadth
}
