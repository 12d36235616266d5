/** For whom rows of a field of life are meant, in the words that people type in Belgium. */
import { DUTCH } from '../subjects/dutch.ts'
import { FRENCH } from '../subjects/french.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(DUTCH, FRENCH)
