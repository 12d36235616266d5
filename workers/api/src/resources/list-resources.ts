/** Lawyers, legal aid and public bodies of a country, from our register of help. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { ProfessionalResources, ResourceKind } from '@plainletter/contracts/resource'
import type { HelpOrganisation } from '@plainletter/contracts/rule'
import { loadHelp } from '@plainletter/knowledge/load-help'

/** One element with the whole list, or none. */
export async function listResources(
  country: CountryCode,
  kind: ResourceKind,
): Promise<ProfessionalResources> {
  const found = (await loadHelp(country)).filter(({ group }) => group === kind)
  if (found.length === 0) return { resources: [] }
  const content = found.map((one) => asText(one)).join('\n\n')
  return { resources: [{ content, organisations: found.map((one) => shown(one)) }] }
}

const asText = ({ name, does, phone, url }: HelpOrganisation): string =>
  [name, does, ...(phone === undefined ? [] : [phone]), url].join('\n')

const shown = ({ name, does, url, phone, nations, regions, checkedOn }: HelpOrganisation) => ({
  name,
  does,
  url,
  phone: phone ?? null,
  ...(nations ? { nations } : {}),
  ...(regions ? { regions } : {}),
  checkedOn,
})
