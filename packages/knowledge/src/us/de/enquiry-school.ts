/** Questions about schools: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'us.ask-life.special-education': {
    says: 'Schreiben Sie der Schule mit Datum und verlangen Sie eine Prüfung (evaluation). Sie muss sie machen oder schriftlich mit Gründen ablehnen. Dann können Sie Vermittlung (mediation) oder eine Anhörung (hearing) verlangen und sich beim Bundesstaat beschweren.',
  },
  'us.ask-life.suspended': {
    says: 'Die Schule muss sagen, warum, und Ihr Kind zuerst hören. Vor einem langen Ausschluss (suspension) braucht sie eine gründlichere Anhörung. Fragen Sie heute nach der Regel, den Beweisen und dem Widerspruch (appeal).',
    dependsOn: 'wie lange der Ausschluss dauert',
  },
  'us.ask-life.school-papers': {
    says: 'Öffentliche Schulen müssen jedes Kind aufnehmen, das im Bezirk wohnt, auch ohne Aufenthaltspapiere. So hat es das Oberste Gericht entschieden (Plyler v. Doe). Sie dürfen einen Nachweis der Adresse und des Alters und Impfungen verlangen, aber kein Visum und keine Sozialversicherungsnummer. Bitten Sie um das Nein schriftlich und gehen Sie zum Schulbezirk. Rechtshilfe (legal aid) hilft frei.',
  },
}
