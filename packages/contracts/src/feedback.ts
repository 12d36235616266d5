/** "Not Quite Right?": what a person finds wrong in an analysis, and what is right instead. */
import * as z from 'zod/mini'

export const FeedbackType = z.enum([
  'wrong_document_type',
  'wrong_country',
  'wrong_sender',
  'wrong_amount',
  'wrong_date',
  'missing_information',
  'hard_to_understand',
  'other',
])
export type FeedbackType = z.infer<typeof FeedbackType>

/** `canReprocess`: reading the letter again can put it right. `ask` is said when the correction does not name it. */
export const FEEDBACK_TYPES = {
  wrong_document_type: {
    label: 'Wrong kind of document',
    description: 'It is another kind of letter than we say.',
    canReprocess: true,
    ask: 'Tell us what kind of letter it is, for example: a private parking charge.',
  },
  wrong_country: {
    label: 'Wrong country or nation',
    description: 'The law of another place counts.',
    canReprocess: true,
    ask: 'Tell us the country or the nation, for example: Scotland.',
  },
  wrong_sender: {
    label: 'Wrong sender',
    description: 'The letter is from somebody else.',
    canReprocess: true,
    ask: 'Tell us the name of the sender, and nothing else.',
  },
  wrong_amount: {
    label: 'Wrong amount',
    description: 'They ask for another sum.',
    canReprocess: true,
    ask: 'Tell us the sum that they ask for, for example: £412.50.',
  },
  wrong_date: {
    label: 'Wrong date',
    description: 'The letter has another date.',
    canReprocess: true,
    ask: 'Tell us the date of the letter, for example: 3 March 2026.',
  },
  missing_information: {
    label: 'Something is missing',
    description: 'We left out something that matters to you.',
    canReprocess: true,
    ask: 'Tell us what is missing.',
  },
  hard_to_understand: {
    label: 'Hard to understand',
    description: 'The words are not clear.',
    canReprocess: false,
    ask: '',
  },
  other: {
    label: 'Something else',
    description: 'Anything that does not fit above.',
    canReprocess: false,
    ask: '',
  },
} as const satisfies Record<
  FeedbackType,
  { label: string; description: string; canReprocess: boolean; ask: string }
>

export const FEEDBACK_LIMITS = {
  characters: 2_000,
  /** For one document: how often it is read again, and how much feedback is kept. */
  reprocesses: 3,
  entries: 20,
} as const

export const FEEDBACK_REQUIRED =
  'Please fill in all fields: what is wrong, what we said, and what is right.'

const words = z
  .string(FEEDBACK_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, FEEDBACK_REQUIRED),
    z.maxLength(FEEDBACK_LIMITS.characters, 'Use up to 2,000 characters for each field.'),
  )

/** Of POST /api/documents/{id}/feedback and of /reprocess. */
export const Feedback = z.strictObject({
  feedbackType: z.enum(FeedbackType.options, FEEDBACK_REQUIRED),
  specificIssue: words,
  userCorrection: words,
})
export type Feedback = z.infer<typeof Feedback>

/** What is kept of it. */
export const GivenFeedback = z.object({
  feedbackType: FeedbackType,
  specificIssue: z.string(),
  userCorrection: z.string(),
  /** True when the letter was read again with it. */
  isReprocessed: z.boolean(),
  givenAt: z.iso.datetime(),
})
export type GivenFeedback = z.infer<typeof GivenFeedback>

export const FeedbackAnswer = z.object({ message: z.string(), canReprocess: z.boolean() })
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>

export const FeedbackInterface = z.object({
  options: z.array(z.object({ value: FeedbackType, label: z.string(), description: z.string() })),
  title: z.string(),
  description: z.string(),
  encouragement: z.string(),
})
export type FeedbackInterface = z.infer<typeof FeedbackInterface>

export const FEEDBACK_INTERFACE = {
  options: FeedbackType.options.map((value) => ({
    value,
    label: FEEDBACK_TYPES[value].label,
    description: FEEDBACK_TYPES[value].description,
  })),
  title: 'Help Us Get It Right',
  description: 'Tell us what is wrong and what is right. We can read your letter again with it.',
  encouragement: 'You know your letter best. Reading it again is free.',
} satisfies FeedbackInterface
