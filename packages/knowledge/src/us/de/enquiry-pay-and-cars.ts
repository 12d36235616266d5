/** The German words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_DE: Words = {
  'us.ask-life.wages': {
    says: 'Verlangen Sie die Summe und den Tag schriftlich, mit Ihren Stunden. Stellen Sie dann kostenlos einen Lohnantrag (wage claim) beim Arbeitsamt (labor office) Ihres Bundesstaats. Sie können auch klagen, meist auf das Doppelte, und dürfen dafür nicht bestraft werden.',
  },
  'us.ask-life.lemon': {
    says: 'Nach einigen missglückten Reparaturen eines schweren Fehlers in den ersten Jahren oder Meilen muss der Hersteller das Auto meist ersetzen oder zurückzahlen. Behalten Sie jedes Reparaturpapier und schreiben Sie dem Hersteller.',
    dependsOn: 'Ihr Bundesstaat, Alter und Meilen des Autos und die Reparaturen',
  },
  'us.ask-life.unfair': {
    says: 'Es ist verboten, wenn der Grund Rasse, Hautfarbe, Religion, Geschlecht, Herkunft, Alter ab 40 oder Behinderung war. Schreiben Sie auf, was gesagt wurde. Reichen Sie es innerhalb von 180 oder 300 Tagen bei der EEOC oder dem Amt des Bundesstaats ein.',
    dependsOn: 'der Grund und die Beweise',
  },
}
