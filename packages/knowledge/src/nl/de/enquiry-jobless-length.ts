/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_DE: Words = {
  'nl.ask.ww-length': {
    says: 'Es dauert mindestens drei Monate. Haben Sie in vier der letzten fünf Jahre gearbeitet, zählen Sie Ihre Arbeitsjahre. Die ersten zehn geben je einen Monat, spätere seit 2016 je einen halben, bis zu 24 Monate. Eine kürzere Zeit ist geplant worden. Fragen Sie UWV, was an Ihrem ersten Tag ohne Arbeit gilt.',
    dependsOn: 'wie viele Jahre Sie gearbeitet haben',
  },
}
