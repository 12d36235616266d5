/** Questions about family and medical leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_DE: Words = {
  'us.ask-work.family-leave': {
    says: 'Die Firma muss 50 oder mehr Beschäftigte haben, und Sie dort ein Jahr und 1,250 Stunden. Dann können Sie 12 Wochen unbezahlt frei nehmen und Ihre Stelle behalten. Manche Bundesstaaten zahlen dafür.',
    dependsOn: 'die Größe der Firma und wie lange Sie dort gearbeitet haben',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Es kommt darauf an. Hatten Sie ein Recht auf Freistellung oder auf Änderungen bei der Arbeit wegen Ihrer Gesundheit, ist eine Entlassung deswegen verboten. Fragen Sie die EEOC oder das Labor Department.',
    dependsOn: 'die Größe der Firma und wie lange Sie dort gearbeitet haben',
  },
  'us.ask-life.family-leave': {
    says: 'Bei einer Firma mit 50 Beschäftigten können Sie meist 12 Wochen unbezahlt frei nehmen, für Eltern, Kind, Ehepartner oder eigene Krankheit. Ihre Stelle bleibt. Manche Bundesstaaten zahlen einen Teil des Lohns.',
    dependsOn: 'die Größe der Firma, ein Jahr Arbeit dort und Ihr Bundesstaat',
  },
}
