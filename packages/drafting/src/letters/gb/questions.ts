/** For a question: a letter to the other side, chosen by the rule that answers it. An answer without rows here gets no letter. */
import type { AskedLetter, NoteRow, ParagraphRow, SubjectRow } from '../../paragraph.ts'

const ASKED = ['ENQUIRY'] as const

export const QUESTION_SUBJECTS = [
  { kinds: ASKED, asked: ['proof'], says: 'Proof of the debt you ask for' },
  { kinds: ASKED, asked: ['too_old'], says: 'A debt that is too old for court' },
  { kinds: ASKED, asked: ['bereavement'], says: 'The account of someone who has died' },
  { kinds: ASKED, asked: ['bailiff'], says: 'Request to hold enforcement, and for a list of fees' },
  { kinds: ASKED, asked: ['parking_private'], says: 'The parking charge is disputed' },
  { kinds: ASKED, asked: ['parking_council'], says: 'Challenge to the penalty charge notice' },
  { kinds: ASKED, asked: ['home'], says: 'A problem with my home' },
  { kinds: ASKED, asked: ['purchase'], says: 'Complaint, and what I ask you to do' },
  { kinds: ASKED, asked: ['card'], says: 'Claim about something I paid for by card' },
  { kinds: ASKED, asked: ['work'], says: 'A concern about my work' },
] as const satisfies readonly SubjectRow[]

type Row = Pick<ParagraphRow, 'part' | 'says' | 'when' | 'unless'>

const LETTERS: readonly { asked: AskedLetter; rows: readonly Row[] }[] = [
  {
    asked: 'proof',
    rows: [
      {
        part: 'position',
        says: 'I am writing about the money you ask me for. I do not admit any liability.',
      },
      { part: 'request', says: 'Send me:' },
      { part: 'item', says: 'the agreement you rely on' },
      { part: 'item', says: 'a full statement of the account' },
      {
        part: 'hold',
        says: 'Take no further step until you have answered. Write to me, and do not phone or visit.',
      },
    ],
  },
  {
    asked: 'too_old',
    rows: [
      {
        part: 'position',
        says: 'I am writing about the money you ask me for. I do not admit any liability, and nothing here acknowledges a debt.',
      },
      {
        part: 'position',
        says: '[Keep this only if it is true:] No payment and no written admission was made within the time limit for a court claim.',
      },
      {
        part: 'request',
        says: 'If you do not agree, send me proof of the last payment or admission, with its date.',
      },
      {
        part: 'hold',
        says: 'Otherwise close the account, and tell me so in writing. Do not phone or visit.',
      },
    ],
  },
  {
    asked: 'bereavement',
    rows: [
      {
        part: 'position',
        says: 'I am writing about the account of [name], who died on [date]. I did not sign for it, and I do not admit any liability for it.',
      },
      { part: 'request', says: 'Record the death, and stop all calls and letters to my family.' },
      { part: 'request', says: 'Send me:' },
      { part: 'item', says: 'the agreement, which shows whose name it is in' },
      { part: 'item', says: 'a final statement of the account' },
      {
        part: 'close',
        says: 'Write to [the person who deals with the estate] about any claim on what [name] left.',
      },
    ],
  },
  {
    asked: 'bailiff',
    rows: [
      {
        part: 'position',
        says: 'I am writing about your visit. This letter does not admit that your sums or fees are right.',
      },
      { part: 'request', says: 'Send me:' },
      { part: 'item', says: 'a copy of the order or warrant you act on, with its date' },
      {
        part: 'item',
        says: 'a list of the sum first due and of each fee you added, with its date',
      },
      { part: 'hold', says: 'Hold all visits and add no fees while you answer.' },
      {
        part: 'hold',
        says: '[Keep this if it is true:] Children or someone vulnerable lives here: [say who]. Deal with me in writing only.',
      },
      { part: 'close', says: 'No one has leave to come into my home.' },
    ],
  },
  {
    asked: 'parking_private',
    rows: [
      {
        part: 'position',
        says: 'I dispute this charge, and I do not admit any liability. I make no statement about who was driving.',
      },
      { part: 'position', says: 'My reasons are: [say what happened, and name your proof].' },
      {
        part: 'request',
        says: 'Cancel the charge. If you refuse, send me your evidence and tell me how to appeal.',
      },
    ],
  },
  {
    asked: 'parking_council',
    rows: [
      {
        part: 'position',
        says: 'I challenge the penalty charge notice [number] for the vehicle [registration number].',
      },
      {
        part: 'position',
        says: 'It should not be paid because: [say why, such as loading, a permit or unclear signs]. I enclose: [list your proof].',
      },
      {
        part: 'request',
        says: 'Cancel it. If you refuse, send me your photos and notes, and tell me how to go to the tribunal.',
      },
      { part: 'hold', says: 'Keep the lower price open until you have answered.' },
    ],
  },
  {
    asked: 'home',
    rows: [
      {
        part: 'position',
        says: 'I am writing about: [the problem, since when, and how it affects you].',
      },
      { part: 'request', says: 'I ask you to: [what you want done, and by when].' },
      {
        part: 'request',
        says: 'If you do not agree, give me your reasons and your proof in writing.',
      },
      {
        part: 'close',
        says: 'I keep all my rights as a tenant. Nothing here is an agreement to leave or to a deduction.',
      },
    ],
  },
  {
    asked: 'purchase',
    rows: [
      {
        part: 'position',
        says: 'I am writing about: [what you bought or signed up for, when, and what went wrong].',
      },
      {
        part: 'request',
        says: 'I ask you to: [repair, replace, refund or cancel], and to answer in writing.',
      },
      {
        part: 'close',
        says: 'If we cannot agree, tell me your complaints procedure and which ombudsman you belong to.',
      },
    ],
  },
  {
    asked: 'card',
    rows: [
      {
        part: 'position',
        says: 'I paid for [what you bought] on [date] with my card. What went wrong is: [say it].',
      },
      { part: 'position', says: 'The seller [has refused, does not answer or has closed].' },
      {
        part: 'request',
        says: 'I claim my money back from you, under section 75 for a credit card or as a chargeback. I enclose: [list your proof].',
      },
      {
        part: 'close',
        says: 'If you refuse, send me your final response, so that I can go to the ombudsman.',
      },
    ],
  },
  {
    asked: 'work',
    rows: [
      { part: 'position', says: 'I am writing about: [what happened, when, and who was there].' },
      {
        part: 'request',
        says: 'I ask you to: [what you want done], and to give me your reasons in writing.',
      },
      {
        part: 'close',
        says: 'If it cannot be settled soon, treat this letter as a formal grievance.',
      },
    ],
  },
]

export const QUESTION_PARAGRAPHS: readonly ParagraphRow[] = LETTERS.flatMap(({ asked, rows }) =>
  rows.map((row) => ({ ...row, kinds: ASKED, asked: [asked] })),
)

export const QUESTION_NOTES = [
  { kinds: ASKED, asked: ['too_old'], note: 'noteCheckAge' },
  { kinds: ASKED, asked: ['bailiff'], note: 'noteCopyToCouncil' },
] as const satisfies readonly NoteRow[]
