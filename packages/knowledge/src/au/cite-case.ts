/** How cases of Australia are cited: the citation and the link follow from the court, the number and the day. */
import type { Precedent } from '@plainletter/contracts/precedent'

export const AU_CASE = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
} as const satisfies Partial<Precedent>

export function highCourt(number: number, decidedOn: string) {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `[${year}] HCA ${number}`,
    court: 'High Court of Australia',
    decidedOn,
    url: `https://eresources.hcourt.gov.au/showCase/${year}/HCA/${number}`,
  }
}

export function federalCourt(number: number, decidedOn: string) {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `[${year}] FCA ${number}`,
    court: 'Federal Court of Australia',
    decidedOn,
    url: `https://www.judgments.fedcourt.gov.au/judgments/Judgments/fca/single/${year}/${year}fca${String(number).padStart(4, '0')}`,
  }
}
