/** A job that passes to a new employer. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { WORKER_SAID } from './work-cues.ts'

const TRANSFER_SAID: Test = {
  says: [
    'tupe',
    'transfer of undertakings',
    'transfer to a new employer',
    'transferred to a new employer',
    'new employer',
    'taking over the contract',
    'new contractor',
  ],
}

const TUPE_LAW: Authority = {
  title: 'Transfer of Undertakings (Protection of Employment) Regulations 2006',
  provision: 'regulations 4, 7, 13 and 15',
  url: 'https://www.legislation.gov.uk/uksi/2006/246/contents',
  inForceFrom: '2006-04-06',
}

const TUPE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  when: { all: [TRANSFER_SAID, WORKER_SAID] },
} satisfies Partial<Rule>
const TRANSFER_ACT_SAID: Test = { says: ['tupe', 'transfer of undertakings'] }
const MOVE_LAW: Authority = {
  title: 'Transfer of Undertakings (Protection of Employment) Regulations 2006',
  provision: 'regulations 4, 11 and 13',
  url: 'https://www.legislation.gov.uk/uksi/2006/246/regulation/4',
  inForceFrom: '2006-04-06',
}
const MOVED_TERMS_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 1, 94, 98 and 218 (unbroken service when a business passes on)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/218',
  inForceFrom: '1996-08-22',
}

const MOVE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [TRANSFER_ACT_SAID] },
} satisfies Partial<Rule>

export const TRANSFER_OF_A_JOB: readonly Rule[] = [
  {
    ...TUPE_ROW,
    id: 'gb.work.right-transfer',
    kind: 'right',
    rank: 7,
    says: 'When your work moves to a new employer, your job and terms move with you. To be dismissed because of the move is in most cases unfair. They must tell and consult you first.',
    authority: TUPE_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.transfer-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'Your job is to pass to a new employer, with your terms and your length of service.',
    authority: MOVE_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.right-unbroken',
    kind: 'right',
    rank: 8,
    says: 'Your years of service go on without a break. That counts for notice, redundancy pay and unfair dismissal.',
    authority: MOVED_TERMS_LAW,
  },
  {
    ...MOVE_LETTER_ROW,
    id: 'gb.work.transfer-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask who speaks for you in the talks, and which changes are planned. Keep your contract and payslips. Say no in writing to worse terms.',
    authority: MOVE_LAW,
  },
]
