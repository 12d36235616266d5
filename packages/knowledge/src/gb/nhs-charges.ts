/** What the NHS may charge. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const NHS_SAID: Test = { says: ['nhs', 'nhsbsa', 'nhs business services authority'] }

const FREE_CLAIM_SAID: Test = {
  says: [
    'penalty charge',
    'prescription',
    'prescriptions',
    'dental treatment',
    'dental exemption',
    'exemption certificate',
  ],
}

const FINE_SAID: Test = { says: ['penalty charge', 'penalty', 'penalty notice', 'fine'] }

const VISITOR_SAID: Test = {
  says: [
    'overseas visitor',
    'overseas visitors',
    'overseas patient',
    'ordinarily resident',
    'chargeable',
  ],
}

const HOSPITAL_SAID: Test = { says: ['hospital', 'nhs', 'nhs trust'] }

const HEALTH_SAID: Test = {
  says: ['hospital', 'nhs', 'gp', 'gp surgery', 'dentist', 'midwife', 'ambulance'],
}

const COMPLAIN_SAID: Test = {
  says: [
    'complaint',
    'complain',
    'mistake',
    'misdiagnosed',
    'misdiagnosis',
    'negligence',
    'negligent',
    'delayed diagnosis',
    'went wrong',
    'cancelled operation',
    'waiting list',
  ],
}

const HARM_SAID: Test = {
  says: [
    'misdiagnosed',
    'misdiagnosis',
    'negligence',
    'negligent',
    'delayed diagnosis',
    'injured',
    'injury',
    'went wrong',
  ],
}

const NHS_FINE_LAW: Authority = {
  title: 'National Health Service (Penalty Charge) Regulations 1999',
  provision: 'regulations 2 to 6, with National Health Service Act 2006, section 193',
  url: 'https://www.legislation.gov.uk/uksi/1999/2794/contents',
  inForceFrom: '2007-03-01',
}

const NHS_VISITOR_LAW: Authority = {
  title: 'National Health Service (Charges to Overseas Visitors) Regulations 2015',
  provision: 'regulations 3 to 9',
  url: 'https://www.legislation.gov.uk/uksi/2015/238/contents',
  inForceFrom: '2015-04-06',
}

const NHS_COMPLAINT_LAW: Authority = {
  title:
    'Local Authority Social Services and National Health Service Complaints (England) Regulations 2009',
  provision: 'regulations 3 to 14',
  url: 'https://www.legislation.gov.uk/uksi/2009/309/contents',
  inForceFrom: '2009-04-01',
}

const NEGLIGENCE_LAW: Authority = {
  title: 'Limitation Act 1980',
  provision: 'sections 11, 14, 28 and 33 (injury: three years)',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/11',
  inForceFrom: '1981-05-01',
}

const NHS_FINE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY', 'PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
  when: { all: [NHS_SAID, FREE_CLAIM_SAID, FINE_SAID] },
} satisfies Partial<Rule>

const VISITOR_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: { all: [VISITOR_SAID, HOSPITAL_SAID] },
} satisfies Partial<Rule>

const COMPLAIN_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HEALTH_SAID, COMPLAIN_SAID] },
} satisfies Partial<Rule>

const HARM_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HEALTH_SAID, HARM_SAID] },
} satisfies Partial<Rule>

export const NHS_CHARGES: readonly Rule[] = [
  {
    ...NHS_FINE_ROW,
    id: 'gb.nhs.right-fine',
    kind: 'right',
    rank: 6,
    says: 'You owe no penalty if you took care and did nothing wrong. It is five times the charge, £100 at most, on top of the charge. Write to say why.',
    authority: NHS_FINE_LAW,
  },
  {
    ...VISITOR_ROW,
    id: 'gb.nhs.right-visitor',
    kind: 'right',
    rank: 6,
    says: 'Who lives here lawfully and for settled reasons pays nothing. Accident and emergency care is free for all. Ask how they decided, and ask for a plan.',
    authority: NHS_VISITOR_LAW,
  },
  {
    ...COMPLAIN_ROW,
    id: 'gb.nhs.right-complain',
    kind: 'right',
    rank: 7,
    says: 'You can complain within 12 months, and must get an answer in writing. After that the Health Service Ombudsman is free.',
    authority: NHS_COMPLAINT_LAW,
  },
  {
    ...HARM_ROW,
    id: 'gb.nhs.right-claim',
    kind: 'right',
    rank: 8,
    says: 'If poor care harmed you, a claim must go to court within three years of knowing it. For a child, the three years start at 18.',
    authority: NEGLIGENCE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england'],
    id: 'gb.nhs.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer'],
    asks: [
      ['hospital', 'nhs', 'gp', 'doctor', 'doctors', 'surgery', 'dentist', 'midwife'],
      [
        'complain',
        'complaint',
        'mistake',
        'misdiagnosed',
        'negligence',
        'went wrong',
        'delayed diagnosis',
        'sue',
        'wrong diagnosis',
        'ignored',
        'refused to refer',
        'referral',
        'waiting list',
        'waiting time',
        'botched',
        'hurt me',
        'wrong medication',
        'wrong tooth',
        'rude',
        'lost my',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain in writing within 12 months and ask for your records. Then the Health Service Ombudsman is free. For money, see a solicitor: you have three years to go to court.',
    authority: NHS_COMPLAINT_LAW,
  },
]
