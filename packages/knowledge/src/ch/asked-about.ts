/** For whom rows of a field of life are meant, in the words that people type in Switzerland. */
import { FRENCH } from '../subjects/french.ts'
import { GERMAN } from '../subjects/german.ts'
import { ITALIAN } from '../subjects/italian.ts'
import { questionsIn } from '../subjects/subject.ts'

export const ASKED = questionsIn(FRENCH, GERMAN, ITALIAN)
