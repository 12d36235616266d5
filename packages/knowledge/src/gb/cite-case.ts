/** How cases of the United Kingdom are cited: the court and the official link follow from the neutral citation. */
import type { Nation } from '@plainletter/contracts/country'
import type { Precedent } from '@plainletter/contracts/precedent'

export const GB_CASE = {
  country: 'gb',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
} as const satisfies Partial<Precedent>

export const ENGLAND_WALES: Nation[] = ['england', 'wales']
export const GREAT_BRITAIN: Nation[] = ['england', 'wales', 'scotland']

type Cited = Pick<Precedent, 'citation' | 'court' | 'decidedOn' | 'url' | 'urlNote'>

const FIND_CASE_LAW = 'https://caselaw.nationalarchives.gov.uk'
const LAW_LIBRARY = 'https://www.bailii.org'

const COURTS = {
  UKSC: 'Supreme Court of the United Kingdom',
  'EWCA Civ': 'Court of Appeal (England and Wales)',
  EWHC: 'High Court (England and Wales)',
} as const

/**
 * A case on Find Case Law of The National Archives. `number` is what follows the series: '67' of '[2015] UKSC 67',
 * '1237 (Ch)' of '[2011] EWHC 1237 (Ch)'. The year is that of the day.
 */
export function heldCase(series: keyof typeof COURTS, number: string, decidedOn: string): Cited {
  const year = decidedOn.slice(0, 4)
  const [digits, division] = number.split(/[ ()]+/)
  const path = [...series.split(' '), division, year, digits].filter((part) => part)
  return {
    citation: `[${year}] ${series} ${number}`,
    court: COURTS[series],
    decidedOn,
    url: `${FIND_CASE_LAW}/${path.join('/').toLowerCase()}`,
  }
}

/**
 * A case of the House of Lords since November 1996. Find Case Law does not hold them; parliament.uk does, under file
 * names that do not follow from the citation.
 */
export function lordsCase(number: string, decidedOn: string): Cited {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `[${year}] UKHL ${number}`,
    court: 'House of Lords',
    decidedOn,
    url: `${LAW_LIBRARY}/uk/cases/UKHL/${year}/${number}.html`,
    urlNote:
      'The official copy is on parliament.uk. We could not confirm its exact address. The link is to a free law library run by a charity.',
  }
}

/** A case that stands on no official site we know of. `path` is its place on the British and Irish Legal Information Institute. */
export function oldCase(
  citation: string,
  { court, decidedOn, path }: { court: string; decidedOn: string; path: string },
): Cited {
  return {
    citation,
    court,
    decidedOn,
    url: `${LAW_LIBRARY}/${path}`,
    urlNote:
      'We know of no official page for this case. The link is to a free law library run by a charity.',
  }
}
