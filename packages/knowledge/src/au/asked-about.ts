/** For whom rows of a field of life are meant, in the words that people type in Australia. */
import { ENGLISH } from '../subjects/english.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(ENGLISH)
