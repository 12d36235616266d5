/** For whom rows of a field of life are meant, in the words that people type in France. */
import { FRENCH } from '../subjects/french.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(FRENCH)
