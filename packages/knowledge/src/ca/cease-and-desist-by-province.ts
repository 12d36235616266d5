/** Letters that say stop: the law of single provinces on speech and the time to sue. */
import type { Rule } from '@plainletter/contracts/rule'

import { LIBEL } from './cease-and-desist.ts'

const STOP = {
  country: 'ca',
  kinds: ['CEASE_AND_DESIST'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CEASE_AND_DESIST_BY_PROVINCE: readonly Rule[] = [
  {
    ...STOP,
    id: 'ca.stop.on-silence',
    when: { any: [LIBEL] },
    says: 'In Ontario a court can stop a case early if it is about talk on a public matter. The one who sued mostly pays your costs.',
    authority: {
      title: 'Courts of Justice Act (Ontario), R.S.O. 1990, c. C.43',
      provision: 'section 137.1 (cases that limit talk on public matters)',
      url: 'https://www.ontario.ca/laws/statute/90c43',
      inForceFrom: '2015-11-03',
    },
    kind: 'right',
    rank: 8,
    regions: ['CA-ON'],
  },
  {
    ...STOP,
    id: 'ca.stop.bc-silence',
    when: { any: [LIBEL] },
    says: 'In British Columbia a court can stop a case early if it is about talk on a public matter.',
    authority: {
      title: 'Protection of Public Participation Act (British Columbia), S.B.C. 2019, c. 3',
      provision: 'section 4 (dismissal of such cases)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2019-03-25',
    },
    kind: 'right',
    rank: 8,
    regions: ['CA-BC'],
  },
  {
    ...STOP,
    id: 'ca.stop.qc-abuse',
    when: { any: [LIBEL] },
    says: 'In Québec a court can throw out a case that is abusive or meant to silence you, and make them pay.',
    authority: {
      title: 'Code of Civil Procedure (Code de procédure civile), CQLR c. C-25.01 (Québec)',
      provision: 'articles 51 to 56 (abuse of procedure)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.01',
      inForceFrom: '2016-01-01',
    },
    kind: 'right',
    rank: 8,
    regions: ['CA-QC'],
  },
  {
    ...STOP,
    id: 'ca.stop.qc-year',
    when: { any: [LIBEL] },
    says: 'In Québec they have one year from the day they learned of the words to sue for defamation.',
    authority: {
      title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
      provision: 'article 2929 (one year)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
      inForceFrom: '1994-01-01',
    },
    kind: 'right',
    rank: 30,
    regions: ['CA-QC'],
  },
  {
    ...STOP,
    id: 'ca.stop.on-notice',
    when: { any: [LIBEL] },
    says: 'In Ontario they mostly have two years to sue. For a newspaper or broadcast they must give notice within six weeks and sue within three months.',
    authority: {
      title: 'Libel and Slander Act (Ontario), R.S.O. 1990, c. L.12, and Limitations Act, 2002',
      provision: 'sections 5 and 6; section 4 of the Limitations Act',
      url: 'https://www.ontario.ca/laws/statute/90l12',
      inForceFrom: '2010-01-01',
    },
    kind: 'right',
    rank: 30,
    regions: ['CA-ON'],
  },
]
