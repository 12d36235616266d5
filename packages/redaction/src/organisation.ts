const COMPANY_WORDS =
  'Ltd|Limited|LTD|LIMITED|plc|PLC|Plc|LLP|Council|COUNCIL|Solicitors|SOLICITORS|Bank|BANK|Building Society|Credit Union|Group|Holdings|Housing|Homes|Trust|Association|Society|County Court|Sheriff Court|Magistrates.? Court|Services|Parking|Finance|Financial|Energy|Water|Insurance|Lettings|Lets|Legal|Recovery|Collections|Agency|Agents|Bailiffs|Enforcement|University|College|School|Surgery|Hospital|Tribunal|Department|Sheriff Officers|Chambers|Partners|Properties|Partnership|Company|Clinic'

/**
 * A run of capitalised words that ends in a company word: the sender or another body, never hidden.
 * After a house number it is a street ("16 Low Bank").
 */
export const ORGANISATION_PATTERN = new RegExp(
  `(?<![\\p{L}])(?<!\\d[A-Za-z]? )(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}\\d'’&-]{0,24})(?: (?:\\p{Lu}\\.|\\p{Lu}[\\p{L}\\d'’-]{0,24}|&|and|of|the)){0,5} (?:${COMPANY_WORDS})(?![\\p{L}])`,
  'gu',
)

const ORGANISATION_WORD = new RegExp(`(?<![\\p{L}])(?:${COMPANY_WORDS})(?![\\p{L}])`, 'iu')

/** True when a line speaks of a company or a public body. */
export function namesOrganisation(line: string): boolean {
  return ORGANISATION_WORD.test(line)
}
