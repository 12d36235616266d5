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
}
