/** Notices that an insurer ends the cover. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  motor: {
    title: 'Insurance Acts of the provinces, in Ontario the Insurance Act',
    provision: 'statutory conditions on ending a policy (sections 148 and 234)',
    url: 'https://www.ontario.ca/laws/statute/90i08',
    inForceFrom: '1990-12-31',
  },
  gio: {
    title: 'General Insurance OmbudService',
    provision: 'free help with home, car and business insurance',
    url: 'https://giocanada.org/',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>

const ENDED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
} satisfies Partial<Rule>

export const POLICY_CANCELLED: readonly Rule[] = [
  {
    ...ENDED,
    id: 'ca.cover.step-now',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the insurer now. Ask if the cover goes on when you pay or send what is missing, and get it in writing.',
    authority: LAWS.motor,
  },
  {
    ...ENDED,
    id: 'ca.cover.right-notice',
    kind: 'right',
    rank: 2,
    says: 'The law of your province sets how many days of written notice you must get. Check that yours is long enough.',
    authority: LAWS.motor,
  },
  {
    ...ENDED,
    id: 'ca.cover.right-refund',
    kind: 'right',
    rank: 3,
    says: 'If they end the cover early, you get back the premium for the time left.',
    authority: LAWS.motor,
  },
  {
    ...ENDED,
    id: 'ca.cover.warn-drive',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'If it is for a car, do not drive once the cover has ended. That is an offence with a high fine.',
    authority: LAWS.motor,
  },
  {
    ...ENDED,
    id: 'ca.cover.step-new',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Find new cover from the same day. If it was wrong, complain to the insurer, then to its free ombudservice.',
    authority: LAWS.gio,
  },
]
