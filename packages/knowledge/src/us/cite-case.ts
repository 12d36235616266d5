/** How decisions of the Supreme Court of the United States are cited, and where the official text stands. */
import type { Precedent } from '@plainletter/contracts/precedent'

type Cited = Pick<Precedent, 'citation' | 'court' | 'decidedOn' | 'url'>

const LIBRARY_OF_CONGRESS = 'https://tile.loc.gov/storage-services/service/ll/usrep'
const SUPREME_COURT = 'https://www.supremecourt.gov'
/** The Library of Congress holds each case up to here, the Court whole volumes up to the second; then the docket's own page. */
const LAST_SCANNED = 578
const LAST_BOUND = 585

/** "559 U.S. 573 (2010)". `docket` is "08-1200"; only cases after the bound volumes are found by it. */
export function usReports(place: `${number}/${number}`, decidedOn: string, docket: string): Cited {
  const [volume = '', page = ''] = place.split('/')
  return {
    citation: `${volume} U.S. ${page} (${decidedOn.slice(0, 4)})`,
    court: 'Supreme Court of the United States',
    decidedOn,
    url: linkOf(volume, page, docket),
  }
}

function linkOf(volume: string, page: string, docket: string): string {
  if (Number(volume) <= LAST_SCANNED) {
    const book = `usrep${volume.padStart(3, '0')}`
    const file = `${book}${page.padStart(3, '0')}`
    return `${LIBRARY_OF_CONGRESS}/${book}/${file}/${file}.pdf`
  }
  return Number(volume) <= LAST_BOUND
    ? `${SUPREME_COURT}/opinions/boundvolumes/${volume}BV.pdf`
    : `${SUPREME_COURT}/docket/docketfiles/html/public/${docket}.html`
}
