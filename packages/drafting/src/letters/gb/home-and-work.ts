/** Answers to landlords and employers. */
import type { NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const EVICTION = ['EVICTION_NOTICE'] as const
const RENT = ['RENT_ARREARS_LETTER'] as const
const DISMISSAL = ['DISMISSAL_LETTER'] as const
const REDUNDANCY = ['REDUNDANCY_NOTICE'] as const

export const HOME_AND_WORK_SUBJECTS = [
  { kinds: EVICTION, says: 'Your notice about my home' },
  { kinds: RENT, says: 'Your letter about rent' },
  { kinds: DISMISSAL, says: 'Appeal against my dismissal' },
  { kinds: REDUNDANCY, says: 'Questions about my redundancy' },
] as const satisfies readonly SubjectRow[]

export const HOME_AND_WORK_PARAGRAPHS = [
  {
    kinds: EVICTION,
    part: 'position',
    says: 'I do not agree that your notice is valid, and I am taking advice. This letter is not an agreement to leave.',
  },
  {
    kinds: EVICTION,
    part: 'position',
    when: ['section_21', 'england_or_wales'],
    says: '[Keep this if it is a private tenancy in England:] Section 21 has ended, so a notice under it gives no right to my home.',
  },
  { kinds: EVICTION, part: 'request', says: 'Send me:' },
  { kinds: EVICTION, part: 'item', says: 'a copy of my tenancy agreement and of the notice' },
  { kinds: EVICTION, part: 'item', says: 'the reason you rely on, with your proof of it' },
  {
    kinds: EVICTION,
    part: 'item',
    says: 'the papers that show where my deposit is kept, and when it was protected',
  },
  { kinds: EVICTION, part: 'item', says: 'a full rent account' },
  {
    kinds: EVICTION,
    part: 'hold',
    says: 'Do not change the locks, remove my things or cut off any supply. Only an order of a court or tribunal can make me leave.',
  },
  {
    kinds: EVICTION,
    part: 'close',
    says: 'Write to me in all matters, and give me fair notice of any visit.',
  },

  {
    kinds: RENT,
    part: 'position',
    says: 'I want to keep my home. I do not accept the sum until I have seen how you reach it.',
  },
  { kinds: RENT, part: 'request', says: 'Send me:' },
  { kinds: RENT, part: 'item', says: 'a full rent account, with every payment and charge' },
  {
    kinds: RENT,
    part: 'item',
    says: 'what you would accept by way of smaller payments, with my income and costs: [list them here]',
  },
  { kinds: RENT, part: 'item', says: 'any help you can give with benefits or grants' },
  { kinds: RENT, part: 'hold', says: 'Take no step to end my tenancy while we sort this out.' },

  { kinds: DISMISSAL, part: 'position', says: 'I appeal against the decision to dismiss me.' },
  {
    kinds: DISMISSAL,
    part: 'position',
    says: 'The decision is wrong because: [say why: the facts, the way it was done, or how others were treated].',
  },
  { kinds: DISMISSAL, part: 'request', says: 'Before the appeal meeting, send me:' },
  { kinds: DISMISSAL, part: 'item', says: 'the written reasons for the decision' },
  { kinds: DISMISSAL, part: 'item', says: 'all notes, statements and evidence that you used' },
  { kinds: DISMISSAL, part: 'item', says: 'your rules on discipline and appeals' },
  {
    kinds: DISMISSAL,
    part: 'item',
    says: 'how you worked out my final pay, notice pay and holiday pay',
  },
  {
    kinds: DISMISSAL,
    part: 'close',
    says: 'I will bring a companion to the meeting. Give me a date in writing.',
  },

  {
    kinds: REDUNDANCY,
    part: 'position',
    says: 'I do not yet accept that my job is redundant or that I was fairly chosen.',
  },
  { kinds: REDUNDANCY, part: 'request', says: 'Send me:' },
  { kinds: REDUNDANCY, part: 'item', says: 'why the job is going, and who else was considered' },
  { kinds: REDUNDANCY, part: 'item', says: 'how people were chosen, with my scores' },
  { kinds: REDUNDANCY, part: 'item', says: 'the other jobs you looked at for me' },
  {
    kinds: REDUNDANCY,
    part: 'item',
    says: 'how you worked out my redundancy pay, notice pay and holiday pay',
  },
  {
    kinds: REDUNDANCY,
    part: 'close',
    says: 'I ask for a meeting to talk about this, with a companion, and for the right to appeal.',
  },
] as const satisfies readonly ParagraphRow[]

export const HOME_AND_WORK_NOTES = [
  {
    kinds: EVICTION,

    note: 'noteStay',
  },
  {
    kinds: DISMISSAL,

    note: 'noteAcas',
  },
] as const satisfies readonly NoteRow[]
