/** How rows of the United States cite: the federal code, the federal regulations, and guidance of federal bodies. */
import type { Authority } from '@plainletter/contracts/rule'

/** Rows that only a new law would change. */
export const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-11-01' } as const
/** Rows on sums, policies and programmes that may change within months. */
export const MAY_CHANGE = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-03-31' } as const

type Place = { title: number; section: string; name: string; from: string }

/** A section of the United States Code, at the Office of the Law Revision Counsel. */
export function usc({ title, section, name, from }: Place): Authority {
  return {
    title: name,
    provision: `${title} U.S.C. ${section}`,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${baseSection(section)}&num=0&edition=prelim`,
    inForceFrom: from,
  }
}

/** A section of the Code of Federal Regulations, at the eCFR. */
export function cfr({ title, section, name, from }: Place): Authority {
  return {
    title: name,
    provision: `${title} CFR ${section}`,
    url: `https://www.ecfr.gov/current/title-${title}/section-${baseSection(section)}`,
    inForceFrom: from,
  }
}

/** A page of a public body. `from` is the first day on which its advice is sure. */
export function page(title: string, provision: string, url: string): Authority {
  return { title, provision, url, inForceFrom: '2025-01-01' }
}

/** "1692g(b)" stands in section 1692g; of several sections the first is opened. */
function baseSection(section: string): string {
  return section.split(/[(,; ]/)[0] ?? section
}
