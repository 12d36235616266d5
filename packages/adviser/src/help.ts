/** Who to turn to: the register of help, by place, field of life, kind of letter and matter. */
import type { HelpContact } from '@plainletter/contracts/analysis'
import type { HelpOrganisation } from '@plainletter/contracts/rule'

import { helpBasis } from './basis.ts'
import type { Facts } from './facts.ts'
import { helpFields } from './help-fields.ts'
import { holds } from './holds.ts'
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
  const fields = helpFields(facts)
  const ranked = (facts.knowledge?.help ?? [])
    .filter((help) => isFor(help, facts, fields))
    .map((help) => ({ help, near: closeness(help, facts, fields) }))
    .toSorted((one, other) => other.near - one.near)
    .map(({ help }) => help)
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

type Fields = ReturnType<typeof helpFields>

function isFor(help: HelpOrganisation, facts: Facts, fields: Fields): boolean {
  if (help.kinds && !help.kinds.includes(facts.reading.documentType)) return false
  if (!isForPlace(help, facts) || !fitsLetter(help, facts)) return false
  if (!isForAll(help) && !help.topics.some((topic) => fields.includes(topic))) return false
  return isOfMatter(help, facts)
}

function isOfMatter({ when, sureKinds }: HelpOrganisation, facts: Facts): boolean {
  return sureKinds?.includes(facts.reading.documentType) || holds(when, facts) !== null
}

/** A line that listens to everybody is there whatever the letter is about. */
function isForAll({ group, kinds, topics }: HelpOrganisation): boolean {
  return group === 'crisis' && !kinds && topics.includes('general')
}

function isForPlace(help: HelpOrganisation, { country, nation, region }: Facts): boolean {
  if (help.country !== country) return false
  if (help.regions && !(region && help.regions.includes(region))) return false
  return !help.nations || country !== 'gb' || help.nations.includes(nation ?? 'england')
}

const LAWYERS: readonly HelpOrganisation['group'][] = ['legal-aid', 'lawyers']

/** A newsletter calls for nobody but those who advise on anything; a scam for no lawyer. */
function fitsLetter({ group, tradeBody }: HelpOrganisation, facts: Facts): boolean {
  const { reading, knownSender } = facts
  if (reading.paper?.name === 'circular' && group !== 'advice') return false
  if (reading.documentType === 'SCAM_LETTER' && LAWYERS.includes(group)) return false
  return !tradeBody || !knownSender?.tradeBody || knownSender.tradeBody === tradeBody
}

function closeness(help: HelpOrganisation, { reading }: Facts, fields: Fields): number {
  const speaksOfIt = (help.when?.any ?? help.when?.all) !== undefined
  const isOwn = speaksOfIt || help.kinds?.includes(reading.documentType)
  const ofMatter = isOwn ? 4 : 0
  const nearest = fields.findIndex((field) => help.topics.includes(field))
  const ofField = nearest === -1 ? 0 : 3 / (nearest + 1)
  const ofRegion = help.regions ? 1 : 0
  // For no field in particular, those who help in most fields come first.
  const ofBreadth = fields[0] === 'general' ? help.topics.length / 10 : 0
  return ofMatter + ofField + ofRegion + ofBreadth
}
