/** Papers of the immigration office: a request for evidence, a refusal, a hearing. */
import type { Rule, Test } from '@plainletter/contracts/rule'

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

const STAYING_ON = {
  title: 'Immigration and Nationality Act (INA) (time without status)',
  provision: '8 U.S.C. 1182(a)(9)(B) and 1258; 8 CFR 248.1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182&num=0&edition=prelim',
  inForceFrom: '1997-04-01',
}
const VISA = {
  title: 'Immigration and Nationality Act (INA), sections 214(b) and 221(g) (visas)',
  provision: '8 U.S.C. 1184(b) and 1201(g); 22 CFR 41.121',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1201&num=0&edition=prelim',
  inForceFrom: '1990-01-01',
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
/** Courts of a state tell people to appear too. */
export const OTHER_COURT: Test = {
  says: [
    'county court',
    'small claims',
    'pretrial conference',
    'municipal court',
    'traffic',
    'citation',
    'misdemeanor',
  ],
}

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
    not: [OTHER_COURT],
  },
} satisfies Partial<Rule>

const NO_STATUS = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: {
    all: [
      ...DENIED.when.all,
      {
        says: [
          'i-539',
          'change of status',
          'change status',
          'extend',
          'extension of stay',
          'unlawful presence',
          'depart',
          'not authorized to remain',
          'nonimmigrant status',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const VISA_REFUSED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: {
    all: [
      { says: ['visa'] },
      { says: ['embassy', 'consulate', 'consular', 'visa officer'] },
      {
        says: [
          'refused',
          'refusal',
          'denied',
          '214(b)',
          '221(g)',
          'administrative processing',
          'not eligible',
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
  {
    ...DENIED,
    checkedOn: '2026-11-22',
    id: 'us.immigration.want-refusal',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The immigration office says no to your form and gives its reasons. The notice says what you can do, and by when.',
    authority: REFUSAL,
  },
  {
    ...DENIED,
    checkedOn: '2026-11-22',
    id: 'us.immigration.step-refusal',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'See an immigration lawyer or an accredited helper this week. Bring the notice and your whole file, and note the last day for Form I-290B.',
    authority: REFUSAL,
  },
  {
    ...NO_STATUS,
    id: 'us.immigration.right-status',
    kind: 'right',
    rank: 6,
    says: 'From 180 days of unlawful stay, leaving can bar you from coming back for three years, from one year for ten. Ask a lawyer before you act.',
    authority: STAYING_ON,
  },
  {
    ...VISA_REFUSED,
    id: 'us.visa.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The consulate does not give the visa now. 221(g) means that papers or checks are missing. 214(b) means that it doubts you will go home.',
    authority: VISA,
  },
  {
    ...VISA_REFUSED,
    id: 'us.visa.right',
    kind: 'right',
    rank: 4,
    says: 'The refusal must name the section of law. You mostly cannot appeal, but you can send missing papers or apply again with new proof.',
    authority: VISA,
  },
  {
    ...VISA_REFUSED,
    id: 'us.visa.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Send what the consulate asks for within one year. Never hide a refusal in a later form: a false answer can bar you for good.',
    authority: VISA,
  },
]
