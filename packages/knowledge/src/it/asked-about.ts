/** For whom rows of a field of life are meant, in the words that people type in Italy. */
import { ITALIAN } from '../subjects/italian.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(ITALIAN)
