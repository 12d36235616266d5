/** Notices that an insurer ends the cover. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const LAWS = {
  cancelCover: {
    title: 'Consumer Insurance Contracts Act 2019',
    provision: 'section 13 (cancellation)',
    url: 'https://revisedacts.lawreform.ie/eli/2019/act/53/revised/en/html',
    inForceFrom: '2020-09-01',
  },
  drive: {
    title: 'Road Traffic Act 1961',
    provision: 'section 56 (insurance to drive)',
    url: 'https://revisedacts.lawreform.ie/eli/1961/act/24/revised/en/html',
    inForceFrom: '1962-01-01',
  },
  declined: {
    title: 'Citizens Information: motor insurance',
    provision: 'refusal of cover and the Declined Cases Agreement',
    url: 'https://www.citizensinformation.ie/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>

const ENDED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
} satisfies Partial<Rule>

const CAR = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
  when: { any: [{ says: ['motor', 'car', 'vehicle', 'driving', 'disc'] }] },
} satisfies Partial<Rule>

export const POLICY_CANCELLED: readonly Rule[] = [
  {
    ...ENDED,
    id: 'ie.cover.step-now',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the insurer now. Ask if the cover goes on when you pay or send what is missing, and get it in writing.',
    authority: LAWS.cancelCover,
  },
  {
    ...ENDED,
    id: 'ie.cover.right-refund',
    kind: 'right',
    rank: 3,
    says: 'If the insurer ends the cover early, it must give you its reasons and pay back the premium for the time left. It may not charge you for it.',
    authority: LAWS.cancelCover,
  },
  {
    ...ENDED,
    id: 'ie.cover.warn-ask',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Other insurers may ask if a policy of yours was ever cancelled. Answer truly. Ask if you may end it yourself first.',
    authority: LAW.insurance,
  },
  {
    ...CAR,
    id: 'ie.cover.warn-drive',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Do not drive once the cover has ended. Driving with no insurance is a crime, and the car can be taken.',
    authority: LAWS.drive,
  },
  {
    ...CAR,
    id: 'ie.cover.step-new',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Find new cover that starts on the same day. If three insurers say no, ask Insurance Ireland for help.',
    authority: LAWS.declined,
  },
]
