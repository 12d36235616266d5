/** For whom rows of a field of life are meant, in the words that people type in Spain. */
import { SPANISH } from '../subjects/spanish.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(SPANISH)
