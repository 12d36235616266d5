/** Letters to the other side of a court case. The court itself is answered on its own forms, never by these. */
import type { ParagraphRow, SubjectRow } from '../paragraph.ts'

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
    kinds: CLAIM,
    part: 'note',
    says: 'Send this to the other side, not to the court. It does not answer the claim.',
  },
  {
    kinds: CLAIM,
    part: 'note',
    when: ['england_or_wales'],
    says: 'Reply to the court on its form or online by {replyBy}, even if they do not answer this letter.',
  },
  {
    kinds: CLAIM,
    part: 'note',
    says: 'Go to the hearing on {hearingOn}, even if they do not answer this letter. Send the court any form it sent you before then.',
  },
  {
    kinds: CLAIM,
    part: 'note',
    unless: ['england_or_wales'],
    says: 'Reply to the court in the way its papers say by {replyBy}, even if they do not answer this letter.',
  },
  {
    kinds: CLAIM,
    part: 'note',
    when: ['northern_ireland'],
    says: 'In Northern Ireland send the Notice of Intention to Defend to their solicitor and to the court office.',
  },
  {
    kinds: CLAIM,
    part: 'note',
    when: ['date_passed'],
    says: 'The date to answer the court has passed. Answer it today and get advice, as it may have decided already.',
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
  {
    kinds: JUDGMENT,
    part: 'note',
    says: 'This letter does not change the judgment. Ask an adviser about setting it aside or changing the payments.',
  },
] as const satisfies readonly ParagraphRow[]
