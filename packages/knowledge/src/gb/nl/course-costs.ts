/** Dutch: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_NL: Words = {
  'gb.course.right-pay': {
    says: 'Loon inhouden mag alleen als uw contract dat zegt, of als u vóór de cursus schriftelijk instemde. Voor een cursus die het werk vereist, mag u niet onder het minimumloon komen. Vraag het ingehoudene snel bij het tribunaal.',
  },
  'gb.course.right-fair-sum': {
    says: 'Een eerlijke afspraak vraagt minder naarmate u langer bleef. Een bedrag ver boven de kosten is een boete, die de rechter niet afdwingt. Vraag de rekening van de cursus.',
  },
}
