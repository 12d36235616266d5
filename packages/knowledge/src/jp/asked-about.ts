/** For whom rows of a field of life are meant, in the words that people type in Japan. */
import { JAPANESE } from '../subjects/japanese.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(JAPANESE)
