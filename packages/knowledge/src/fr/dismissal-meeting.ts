/** The meeting before a dismissal or a sanction (entretien préalable). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { DISMISSED, INVITED } from './conditions-work.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-work.ts'
import { otherThanDismissals } from './other-than-dismissals.ts'

/** An invitation to a meeting ends no job: it can be read as a letter of another kind. */
const INVITATION_KINDS: Rule['kinds'] = ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER']

const BASE = {
  country: 'fr',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** A fault is named or a sanction threatened. */
const ACCUSED: Test = {
  says: [
    'abandon de poste',
    'reprendre votre poste',
    'reprendre le travail',
    'procédure disciplinaire',
    'sanction disciplinaire',
    'sanction',
    'mise à pied',
    'avertissement',
    'faute grave',
    'faute lourde',
    'faute simple',
    'absence injustifiée',
  ],
}

export const DISMISSAL_MEETING: readonly Rule[] = exceptFor(otherThanDismissals, [
  {
    ...BASE,
    id: 'fr.job.want-invite',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    when: { all: [INVITED], not: [DISMISSED] },
    says: 'Your employer invites you to a meeting before a decision. You are not dismissed yet.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.not-yet',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { all: [INVITED], not: [DISMISSED] },
    says: 'They cannot dismiss you at the meeting. The letter can be sent two working days later at the earliest.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.know-adviser',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    when: { all: [INVITED], not: [DISMISSED] },
    says: 'With no staff reps in the firm, a free outside adviser (conseiller du salarié) can come with you.',
    learnMore: 'The list is at the town hall and the labour office. The invitation must say so.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.step-invite',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'step',
    rank: 10,
    list: 'first',
    when: { all: [INVITED], not: [DISMISSED] },
    says: 'Go to the meeting with a colleague or an adviser. Listen, take notes, do not sign anything there.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.step-invite-check',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'step',
    rank: 15,
    list: 'first',
    when: { all: [INVITED], not: [DISMISSED] },
    says: 'Count the days: five full working days must lie between getting the letter and the meeting.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.right-meeting',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 10,
    says: 'You have the right to a meeting first, called at least five working days ahead, with someone at your side.',
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.right-sanction-meeting',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 8,
    when: { any: [ACCUSED] },
    says: 'Before a sanction that touches your job they must invite you to a meeting. You may bring a colleague, and they must give the reason in writing.',
    authority: LAW.sanctionMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.right-two-months',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 12,
    when: { any: [ACCUSED] },
    says: 'They may not punish a fault that they have known of for more than two months. A judge can cancel a sanction that is too hard; for an unfair dismissal you get money.',
    authority: LAW.sanction,
  },
  {
    ...BASE,
    id: 'fr.job.element-meeting',
    checkedOn: '2026-11-23',
    kind: 'element',
    rank: 20,
    recognisedBy: [{ says: ['entretien préalable', 'entretien du', 'entretien', 'convocation'] }],
    name: 'The meeting before',
    says: 'There must have been a meeting first.',
    ifMissing:
      "We see no mention of a meeting. If there was none, you can get up to a month's pay.",
    authority: LAW.dismissMeeting,
  },
  {
    ...BASE,
    id: 'fr.job.element-adviser',
    checkedOn: '2026-11-23',
    kinds: INVITATION_KINDS,
    kind: 'element',
    rank: 30,
    when: { all: [INVITED], not: [DISMISSED] },
    recognisedBy: [
      { says: ['assister', 'assisté', 'accompagné', 'conseiller du salarié', 'faire assister'] },
    ],
    name: 'That you may bring someone',
    says: 'The invitation must say that you may bring someone.',
    ifMissing: 'We do not see that you may bring someone. Note it: this can give you money.',
    authority: LAW.dismissMeeting,
  },
])
