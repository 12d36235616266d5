/** The table of the states, and what the rows of one state share. */
import type { Authority } from '@plainletter/contracts/rule'

import { sectionLink } from './section-links.ts'
import type { StateLaw } from './state-shape.ts'
import { STATES_A_TO_L } from './states-a-to-l.ts'
import { STATES_M } from './states-m.ts'
import { STATES_N } from './states-n.ts'
import { STATES_O_TO_W } from './states-o-to-w.ts'

const CHECKED: Shared = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-04-30' }
const READ_ON = '2026-11-22'
const READ_LAST = '2026-11-23'

const TABLE: Readonly<Record<string, StateLaw>> = {
  ...STATES_A_TO_L,
  ...STATES_M,
  ...STATES_N,
  ...STATES_O_TO_W,
}

type Shared = { country: 'us'; checkedOn: string; checkBy: string }
/** One state with what all of its rows share. `key` begins their ids. */
export type State = { law: StateLaw; key: string; shared: Shared & { regions: string[] } }

export const STATES: readonly State[] = Object.entries(TABLE).map(([code, law]) => ({
  law,
  key: `us.state.${code.toLowerCase()}`,
  shared: { ...CHECKED, regions: [`US-${code}`] },
}))

/** What the rows of one part share: the later day, where its law was read at its source. */
export function sharedBy({ law, shared }: State, part: string): State['shared'] {
  if (law.readLast?.includes(part)) return { ...shared, checkedOn: READ_LAST }
  return law.read?.includes(part) ? { ...shared, checkedOn: READ_ON } : shared
}

/** Periods that begin on Monday 1 June 2026, as counted by hand. No last day is moved: the day of service is not known. */
export const WORKED: Readonly<Record<number, string>> = {
  3: '2026-06-04',
  5: '2026-06-06',
  7: '2026-06-08',
  8: '2026-06-09',
  10: '2026-06-11',
  11: '2026-06-12',
  12: '2026-06-13',
  14: '2026-06-15',
  15: '2026-06-16',
  16: '2026-06-17',
  20: '2026-06-21',
  21: '2026-06-22',
  28: '2026-06-29',
  30: '2026-07-01',
  35: '2026-07-06',
}
export const WORKED_IN_WORKING_DAYS: Readonly<Record<number, string>> = {
  3: '2026-06-04',
  5: '2026-06-08',
  7: '2026-06-10',
}
export const TRIGGER = '2026-06-01'

/** The first day is that on which we are sure of the cell; most are far older. */
export function statute(
  { law }: State,
  provision: string,
  url = sectionLink(provision) ?? law.code,
): Authority {
  const code = CODES.find(([short]) => provision.includes(short))
  const title = code ? `Law of ${law.name} (${code[1]})` : `Law of ${law.name}`
  return { title, provision, url, inForceFrom: '2025-01-01' }
}

/** The collected laws that sections are cited from by their initials. */
const CODES = [
  ['A.R.S.', 'Arizona Revised Statutes, ARS'],
  ['C.R.S.', 'Colorado Revised Statutes, CRS'],
  ['Fla. Stat.', 'Florida Statutes'],
  ['Florida Statutes', 'Fla. Stat.'],
  ['O.C.G.A.', 'Official Code of Georgia, OCGA'],
  ['ILCS', 'Illinois Compiled Statutes'],
  ['M.G.L.', 'Massachusetts General Laws, MGL'],
  ['Massachusetts General Laws', 'MGL'],
  ['MCL', 'Michigan Compiled Laws'],
  ['N.J.S.A.', 'New Jersey Statutes, NJSA'],
  ['N.C.G.S.', 'North Carolina General Statutes, N.C. Gen. Stat.'],
  ['Pa.C.S.', 'Pennsylvania Consolidated Statutes'],
  [' P.S.', 'Pennsylvania Statutes'],
  ['Ala. Code', 'Code of Alabama'],
  ['Ark. Code', 'Arkansas Code'],
  ['Conn. Gen. Stat.', 'General Statutes of Connecticut, CGS'],
  ['D.C. Code', 'Code of the District of Columbia'],
  ['Del. C.', 'Delaware Code'],
  ['HRS', 'Hawaii Revised Statutes, Haw. Rev. Stat.'],
  ['Idaho Code', 'Idaho Statutes'],
  ['Ind. Code', 'Indiana Code'],
  ['Iowa Code', 'Code of Iowa'],
  ['K.S.A.', 'Kansas Statutes, KSA'],
  ['KRS', 'Kentucky Revised Statutes, Ky. Rev. Stat.'],
  ['La. R.S.', 'Louisiana Revised Statutes, La. Rev. Stat.'],
  ['M.R.S.', 'Maine Revised Statutes, MRS'],
  ['MCA', 'Montana Code Annotated'],
  ['Md. Code', 'Code of Maryland'],
  ['Minn. Stat.', 'Minnesota Statutes'],
  ['Miss. Code', 'Mississippi Code'],
  ['N.D.C.C.', 'North Dakota Century Code, NDCC'],
  ['NMSA', 'New Mexico Statutes'],
  ['NRS', 'Nevada Revised Statutes, Nev. Rev. Stat.'],
  ['Neb. Rev. Stat.', 'Nebraska Revised Statutes'],
  ['O.S.', 'Oklahoma Statutes'],
  ['ORS', 'Oregon Revised Statutes'],
  ['R.I. Gen. Laws', 'Rhode Island General Laws'],
  ['RSA', 'New Hampshire Revised Statutes, N.H. Rev. Stat.'],
  ['RSMo', 'Revised Statutes of Missouri, Mo. Rev. Stat.'],
  ['S.C. Code', 'Code of South Carolina'],
  ['SDCL', 'South Dakota Codified Laws'],
  ['Tenn. Code', 'Tennessee Code'],
  ['Utah Code', 'Code of Utah'],
  ['V.S.A.', 'Vermont Statutes, VSA'],
  ['W. Va. Code', 'West Virginia Code'],
  ['Wis. Stat.', 'Wisconsin Statutes'],
  ['Wyo. Stat.', 'Wyoming Statutes'],
  ['Va. Code', 'Code of Virginia'],
  ['RCW', 'Revised Code of Washington'],
  ['La. Code of Civil Procedure', 'Louisiana Code of Civil Procedure, La. Code Civ. Proc.'],
  ['Code of Civil Procedure', 'Cal. Code Civ. Proc., CCP'],
  ['Civil Practice and Remedies Code', 'Tex. Civ. Prac. & Rem. Code, CPRC'],
  ['CPLR', 'New York Civil Practice Law and Rules'],
] as const
