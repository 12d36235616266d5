/** German: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_DE: Words = {
  'gb.course.right-pay': {
    says: 'Lohn darf man nur einbehalten, wenn Ihr Vertrag es sagt oder Sie vor dem Kurs schriftlich zugestimmt haben. Bei Kursen, die der Job braucht, darf der Mindestlohn nicht unterschritten werden. Holen Sie Einbehaltenes bald über das Tribunal.',
  },
  'gb.course.right-fair-sum': {
    says: 'Ein fairer Vertrag verlangt weniger, je länger Sie blieben. Eine Summe weit über den Kurskosten ist eine Strafe, die kein Gericht durchsetzt. Verlangen Sie die Rechnung des Kurses.',
  },
}
