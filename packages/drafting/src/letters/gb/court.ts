/** Letters to the other side of a court case. The court itself is answered on its own forms, never by these. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const CLAIM = ['COURT_CLAIM'] as const
const JUDGMENT = ['COURT_JUDGMENT'] as const

export const COURT_SUBJECTS = [
  { kinds: CLAIM, says: 'Request for the documents behind your claim' },
  { kinds: JUDGMENT, says: 'Request for the papers behind your judgment' },
] as const satisfies readonly SubjectRow[]

export const COURT_PARAGRAPHS = [
  { kinds: CLAIM, part: 'opening', says: 'I have had the court papers for the claim you started.' },
  {
    kinds: CLAIM,
    part: 'position',
    says: 'I do not admit any part of the claim. This letter is not my defence.',
  },
  {
    kinds: CLAIM,
    part: 'position',
    when: ['about_parking'],
    says: 'I make no statement about who was driving.',
  },
  { kinds: CLAIM, part: 'request', says: 'So that I can answer the court, send me a copy of:' },
  { kinds: CLAIM, part: 'item', says: 'every document that your claim mentions or relies on' },
  { kinds: CLAIM, part: 'item', says: 'the contract or agreement, with its terms' },
  {
    kinds: CLAIM,
    part: 'item',
    says: 'a full statement of how you reach {sum}, with interest and costs',
  },
  { kinds: CLAIM, part: 'item', says: 'every letter or notice you say you sent before the claim' },
  {
    kinds: CLAIM,
    part: 'close',
    says: 'I will answer the claim through the court. Write to me by post or email only.',
  },

  {
    kinds: JUDGMENT,
    part: 'position',
    says: 'I do not accept that the judgment is right, and I am taking advice about it.',
  },
  { kinds: JUDGMENT, part: 'request', says: 'Send me:' },
  {
    kinds: JUDGMENT,
    part: 'item',
    says: 'a copy of the claim, the judgment and the proof that the claim was served on me',
  },
  { kinds: JUDGMENT, part: 'item', says: 'a full statement of how you reach {sum}' },
  {
    kinds: JUDGMENT,
    part: 'hold',
    says: 'Hold any enforcement while you answer and while I take advice.',
  },
] as const satisfies readonly ParagraphRow[]

export const COURT_NOTES = [
  {
    kinds: CLAIM,

    note: 'noteNotToCourt',
  },
  {
    kinds: CLAIM,

    when: ['england_or_wales'],
    note: 'noteReplyOnForm',
  },
  {
    kinds: CLAIM,

    note: 'noteHearing',
  },
  {
    kinds: CLAIM,

    unless: ['england_or_wales'],
    note: 'noteReplyPapers',
  },
  {
    kinds: CLAIM,

    when: ['northern_ireland'],
    note: 'noteNiDefend',
  },
  {
    kinds: CLAIM,

    when: ['date_passed'],
    note: 'noteCourtDatePassed',
  },
  {
    kinds: JUDGMENT,

    note: 'noteJudgment',
  },
] as const satisfies readonly NoteRow[]
