/** Questions about leave that is said to lapse at the end of the year: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_DE: Words = {
  'de.ask-job.leave-year-end': {
    says: 'Von selbst verfällt er am 31. Dezember nicht. Der Arbeitgeber muss Sie vorher klar und rechtzeitig aufgefordert haben, ihn zu nehmen, und vor dem Verfall gewarnt haben. Ging es wegen dringender Gründe des Betriebs oder Krankheit nicht? Dann läuft er bis 31. März weiter. Ohne die Warnung bleibt er noch länger. Beantragen Sie jetzt schriftlich feste Tage und heben Sie das Nein auf. Geld gibt es nur, wenn das Arbeitsverhältnis endet.',
  },
  'de.ask-job.too-much-leave': {
    says: 'Nein, das Urlaubsentgelt kann nicht zurückgefordert werden. Wer nach sechs Monaten im Betrieb in der ersten Jahreshälfte ausscheidet, hat ein Zwölftel des Jahresurlaubs je vollen Monat. Haben Sie bis dahin mehr genommen, behalten Sie das Geld dafür. Das gilt für den gesetzlichen Mindesturlaub von vier Wochen; für mehr Tage kann der Vertrag anderes sagen. Der neue Arbeitgeber darf anrechnen. Verlangen Sie eine Urlaubsbescheinigung.',
  },
}
