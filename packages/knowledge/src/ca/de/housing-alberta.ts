/** Notices to end a tenancy and late rent in Alberta: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_WORDS: Words = {
  'ca.home.ab-pay': {
    says: 'In Alberta endet eine Kündigung mit 14 Tagen wegen Mietschulden, wenn Sie bis zum Datum im Schreiben alles zahlen.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta können Sie einer Kündigung mit 14 Tagen, bei der es nicht um Miete geht, schriftlich widersprechen. Dann braucht der Vermieter eine Anordnung.',
  },
  'ca.home.ab-clear': {
    says: 'Die 14 Tage sind volle Tage. Der Tag des Erhalts und der Tag des Auszugs zählen nicht.',
  },
  'ca.home.ab-fourteen': {
    says: 'Handeln Sie in Alberta binnen 14 Tagen nach Erhalt einer Kündigung mit 14 Tagen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Die Miete zahlen oder den schriftlichen Widerspruch schicken',
    consequence: 'Der Vermieter kann eine Anordnung beantragen, dass Sie gehen müssen.',
  },
}
