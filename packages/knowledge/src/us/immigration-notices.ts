/** Papers of the immigration office: a request for evidence, a refusal, a hearing. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const EVIDENCE = {
  title: 'Immigration regulations (requests for evidence)',
  provision: '8 CFR 103.2(b)(8) and 103.8(b)',
  url: 'https://www.ecfr.gov/current/title-8/section-103.2',
  inForceFrom: '2008-06-18',
}
const REFUSAL = {
  title: 'Immigration regulations (appeals and motions)',
  provision: '8 CFR 103.3(a)(2) and 103.5(a)',
  url: 'https://www.ecfr.gov/current/title-8/section-103.5',
  inForceFrom: '1990-01-01',
}
const HEARING = {
  title: 'Immigration and Nationality Act (INA) (removal proceedings)',
  provision: '8 U.S.C. 1229, 1229a and 1362',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1229a&num=0&edition=prelim',
  inForceFrom: '1997-04-01',
}

const RFE = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: {
    all: [
      { says: ['uscis', 'u.s. citizenship and immigration services'] },
      { says: ['request for evidence', 'notice of intent to deny', 'additional evidence'] },
    ],
  },
} satisfies Partial<Rule>
const DENIED = {
  ...CHECKED,
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: {
    all: [
      { says: ['uscis', 'u.s. citizenship and immigration services'] },
      { says: ['denied', 'denial', 'form i-290b', 'revoked', 'revocation'] },
    ],
  },
} satisfies Partial<Rule>
const COURT = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  topics: ['immigration'],
  when: {
    any: [
      {
        says: [
          'notice to appear',
          'immigration judge',
          'immigration court',
          'executive office for immigration review',
          'removal proceedings',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const IMMIGRATION_NOTICES: readonly Rule[] = [
  {
    ...RFE,
    id: 'us.immigration.right-evidence',
    kind: 'right',
    rank: 5,
    says: 'You get the time in the notice, at most 12 weeks, to answer a request for evidence. Send all of it at once: no more time is given.',
    authority: EVIDENCE,
  },
  {
    ...RFE,
    id: 'us.immigration.step-evidence',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Put the notice on top, send it so that it arrives by the day, and keep proof. Ask an accredited helper or a lawyer first.',
    authority: EVIDENCE,
  },
  {
    ...DENIED,
    id: 'us.immigration.right-refusal',
    kind: 'right',
    rank: 5,
    says: 'Most refusals can be appealed or looked at again within 30 days, or 33 if it came by mail. The notice says which.',
    authority: REFUSAL,
  },
  {
    ...COURT,
    id: 'us.immigration.right-hearing',
    kind: 'right',
    rank: 5,
    says: 'You have the right to a hearing, to a lawyer at your own cost, to see the proof and to an interpreter.',
    authority: HEARING,
  },
  {
    ...COURT,
    id: 'us.immigration.step-hearing',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Go to each hearing: if you miss one, a judge can order you to leave. Tell the court each new address within five days.',
    authority: HEARING,
  },
]
