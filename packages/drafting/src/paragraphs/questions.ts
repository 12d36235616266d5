/** For a question: a letter to the other side, by field of life. Fields without rows get no letter. */
import type { ParagraphRow, SubjectRow } from '../paragraph.ts'

const ASKED = ['ENQUIRY'] as const

export const QUESTION_SUBJECTS = [
  { kinds: ASKED, topics: ['debt'], says: 'Proof of the debt you ask for' },
  { kinds: ASKED, topics: ['parking'], says: 'The parking charge is disputed' },
  { kinds: ASKED, topics: ['housing'], says: 'A problem with my home' },
  { kinds: ASKED, topics: ['consumer'], says: 'Complaint, and what I ask you to do' },
  { kinds: ASKED, topics: ['employment'], says: 'A concern about my work' },
] as const satisfies readonly SubjectRow[]

export const QUESTION_PARAGRAPHS = [
  {
    kinds: ASKED,
    topics: ['debt'],
    part: 'position',
    says: 'I am writing about the money you ask me for. I do not admit any liability.',
  },
  { kinds: ASKED, topics: ['debt'], part: 'request', says: 'Send me:' },
  { kinds: ASKED, topics: ['debt'], part: 'item', says: 'the agreement you rely on' },
  { kinds: ASKED, topics: ['debt'], part: 'item', says: 'a full statement of the account' },
  {
    kinds: ASKED,
    topics: ['debt'],
    part: 'hold',
    says: 'Take no further step until you have answered. Write to me, and do not phone or visit.',
  },

  {
    kinds: ASKED,
    topics: ['parking'],
    part: 'position',
    says: 'I dispute this charge, and I do not admit any liability. I make no statement about who was driving.',
  },
  {
    kinds: ASKED,
    topics: ['parking'],
    part: 'position',
    says: 'My reasons are: [say what happened, and name your proof].',
  },
  {
    kinds: ASKED,
    topics: ['parking'],
    part: 'request',
    says: 'Cancel the charge. If you refuse, send me your evidence and tell me how to appeal.',
  },

  {
    kinds: ASKED,
    topics: ['housing'],
    part: 'position',
    says: 'I am writing about: [the problem, since when, and how it affects you].',
  },
  {
    kinds: ASKED,
    topics: ['housing'],
    part: 'request',
    says: 'I ask you to: [what you want done, and by when].',
  },
  {
    kinds: ASKED,
    topics: ['housing'],
    part: 'request',
    says: 'If you do not agree, give me your reasons and your proof in writing.',
  },
  {
    kinds: ASKED,
    topics: ['housing'],
    part: 'close',
    says: 'I keep all my rights as a tenant. Nothing here is an agreement to leave or to a deduction.',
  },

  {
    kinds: ASKED,
    topics: ['consumer'],
    part: 'position',
    says: 'I am writing about: [what you bought or signed up for, when, and what went wrong].',
  },
  {
    kinds: ASKED,
    topics: ['consumer'],
    part: 'request',
    says: 'I ask you to: [repair, replace, refund or cancel], and to answer in writing.',
  },
  {
    kinds: ASKED,
    topics: ['consumer'],
    part: 'close',
    says: 'If we cannot agree, tell me your complaints procedure and which ombudsman you belong to.',
  },

  {
    kinds: ASKED,
    topics: ['employment'],
    part: 'position',
    says: 'I am writing about: [what happened, when, and who was there].',
  },
  {
    kinds: ASKED,
    topics: ['employment'],
    part: 'request',
    says: 'I ask you to: [what you want done], and to give me your reasons in writing.',
  },
  {
    kinds: ASKED,
    topics: ['employment'],
    part: 'close',
    says: 'If it cannot be settled soon, treat this letter as a formal grievance.',
  },
] as const satisfies readonly ParagraphRow[]
