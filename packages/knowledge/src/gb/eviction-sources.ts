/** Law and words that the parts on notices to leave and on late rent have in common. */
import type { Authority, Test } from '@plainletter/contracts/rule'

export const COURT_FIRST: Authority = {
  title: 'Protection from Eviction Act 1977',
  provision: 'sections 1 to 3',
  url: 'https://www.legislation.gov.uk/ukpga/1977/43/section/3',
  inForceFrom: '1977-08-29',
}
export const NO_FAULT_ENDED: Authority = {
  title: "Renters' Rights Act 2025",
  provision: 'Part 1, Chapter 1 (end of section 21)',
  url: 'https://www.legislation.gov.uk/ukpga/2025/26/contents',
  inForceFrom: '2026-05-01',
}
export const GROUNDS: Authority = {
  title: 'Housing Act 1988',
  provision: 'sections 7 and 8 and Schedule 2, as changed on 1 May 2026',
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/schedule/2',
  inForceFrom: '2026-05-01',
}
export const FREE_LAWYER: Authority = {
  title: 'GOV.UK and Legal Aid Agency: Housing Loss Prevention Advice Service',
  provision: 'Free legal help if you face losing your home',
  url: 'https://find-legal-advice.justice.gov.uk/',
  inForceFrom: '2023-08-01',
}
export const SCOTLAND: Authority = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  provision:
    'sections 50 to 62 and Schedule 3, as changed by Coronavirus (Recovery and Reform) (Scotland) Act 2022, section 43 (no ground is automatic)',
  url: 'https://www.legislation.gov.uk/asp/2016/19/part/5',
  inForceFrom: '2022-10-01',
}
export const RENT_OWED: Test = {
  says: [
    'arrears',
    'rent owed',
    'you owe',
    'unpaid rent',
    'not paid your rent',
    'behind with',
    'behind on',
    'ground 8',
    'ground 10',
    'ground 11',
  ],
}

export const IRELAND: Authority = {
  title: 'Private Tenancies (Northern Ireland) Order 2006',
  provision: 'article 14',
  url: 'https://www.legislation.gov.uk/nisi/2006/1459/article/14',
  inForceFrom: '2022-05-05',
}

/** A home let by a council: its grounds have other numbers than those of private landlords. */
export const COUNCIL_HOME: Test = {
  says: ['housing act 1985', 'secure tenancy', 'secure tenant', 'introductory tenancy'],
}

/** Parts of the names of councils and housing associations. */
export const SOCIAL_LANDLORDS = ['housing', 'council', 'borough', 'homes', 'community trust']
/** A home of the Housing Executive or an association. Each private notice names the Executive too, as a place of help. */
export const SOCIAL_IRELAND: readonly Test[] = [
  { sender: ['housing executive', 'housing association'] },
  { says: ['secure tenancy', 'secure tenant', 'introductory tenancy'] },
]
