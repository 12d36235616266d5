/** What the rows for people in need tonight have in common. */
import type { Topic } from '@plainletter/contracts/document-type'

/** Whatever field the story seems to be of: hunger comes with a lost job, a benefit or a bill. */
export const WIDE: readonly Topic[] = [
  'general',
  'family',
  'housing',
  'debt',
  'consumer',
  'employment',
  'criminal',
]

/** Who asks so asks about all that was told before. */
export const WHOM_TO_ASK = [
  'where do i go',
  'were do i go',
  'where can i go',
  'where do we go',
  'where can we go',
  'who do i call',
  'who can i call',
  'who do we call',
  'who can help',
  'can anyone help',
  'number i can ring',
  'what can i do',
  'what do i do',
  'what do we do',
  'what should i do',
]
