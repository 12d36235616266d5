/** The page of a section, for states that give each section a page of its own with an address that its number makes. */

/** Of several sections the first is opened. Null where the state gives no such page. */
export function sectionLink(provision: string): string | null {
  for (const { cited, page } of PAGES) {
    const found = cited.exec(provision)
    if (found) return page(found)
  }
  return null
}

type Page = { cited: RegExp; page: (found: RegExpExecArray) => string }

const PAGES: readonly Page[] = [
  {
    cited: /\bRCW (\d+[A-Z]?\.[\dA-Z]+(?:[.-]\d+)?)/,
    page: ([, section = '']) => `https://app.leg.wa.gov/RCW/default.aspx?cite=${section}`,
  },
  {
    cited: /\bA\.R\.S\. (\d+)-(\d+)(?:\.(\d+))?/,
    page: ([, title = '', section = '', part]) =>
      `https://www.azleg.gov/ars/${title}/${section.padStart(5, '0')}${part === undefined ? '' : `-${part}`}.htm`,
  },
  {
    cited: /\bOhio (?:R\.C\.|Revised Code)(?: \([^)]*\))? (\d+\.\d+)/,
    page: ([, section = '']) => `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
  },
  {
    // The rules of civil procedure stand in 1A-1, one page each, under other addresses.
    cited: /\b(?:N\.C\.G\.S\.|G\.S\.) (?!1A-1\b)(\d+[A-Z]?)-(\d+[A-Z]?(?:-\d+)?(?:\.\d+[A-Z]?)?)/,
    page: ([, chapter = '', section = '']) =>
      `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_${chapter}/GS_${chapter}-${section}.html`,
  },
  {
    cited: /\bMCL (\d+)\.(\d+[a-z]*\d*[a-z]*)/,
    page: ([, chapter = '', section = '']) =>
      `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${chapter}-${section}`,
  },
]
