/** For whom rows of a field of life are meant, in the words that people type in Germany. */
import { GERMAN } from '../subjects/german.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(GERMAN)
