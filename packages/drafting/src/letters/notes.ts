/** Notes to the person that go with letters of every language: by key, since the words of a note are in the phrases. */
import type { LetterPlan } from '../letter-plan.ts'

type Notes = NonNullable<LetterPlan['notes']>

/** The letter is the objection itself, and by when it must be there. */
export const OBJECTION_TIME = [
  { note: 'noteIsObjection', when: ['has_reply_date'] },
  { note: 'noteObjectionTime', unless: ['has_reply_date'] },
] as const satisfies Notes

export const OBJECTION_NOTES = [...OBJECTION_TIME, 'noteKeepCopy'] as const satisfies Notes

/** A letter to who sues is no answer to the court. */
export const COURT_NOTES = [
  'noteNotToCourt',
  { note: 'noteReplyPapers', when: ['has_reply_date'] },
  { note: 'noteReplyCourt', unless: ['has_reply_date'] },
  'noteHearing',
  { note: 'noteCourtDatePassed', when: ['date_passed'] },
] as const satisfies Notes
