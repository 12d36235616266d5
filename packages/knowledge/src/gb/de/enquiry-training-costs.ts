/** Questions about the cost of a course that an employer wants back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_DE: Words = {
  'gb.ask-work.training-costs': {
    says: 'Nötig ist eine Klausel im Vertrag oder Ihr schriftliches Ja von vor dem Kurs. Eine nie unterschriebene Regelung ist schwach, auch wenn man sagt, Sie hätten danach weitergearbeitet. Pflichtkurse dürfen den Lohn nicht unter den Mindestlohn drücken. Die Summe darf keine Strafe sein. Widersprechen Sie schriftlich vor dem Zahltag. Wird abgezogen: sofort Acas, 0300 123 1100.',
    dependsOn: 'was Sie vor dem Kurs vereinbart haben',
  },
  'gb.ask-work.training-costs-ni': {
    says: 'Nötig ist eine Klausel im Vertrag oder Ihr schriftliches Ja von vor dem Kurs. Pflichtkurse dürfen den Lohn nicht unter den Mindestlohn drücken. Widersprechen Sie schriftlich vor dem Zahltag und verlangen Sie die Klausel. Wird abgezogen, rufen Sie sofort die Labour Relations Agency an: 03300 555 300. Meist haben Sie drei Monate für eine Klage.',
    dependsOn: 'was Sie vor dem Kurs vereinbart haben',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: 'Ein Abzug braucht eine Klausel im Vertrag oder Ihr schriftliches Ja von vor dem Kurs, sonst ist er meist verboten. Man kann sagen, Sie hätten unter den neuen Regeln weitergearbeitet: Schreiben Sie jetzt, dass Sie nie zugestimmt haben, und verlangen Sie die Klausel. Ein Pflichtkurs darf den Lohn nicht unter den Mindestlohn drücken. Zieht man doch ab: sofort Acas, 0300 123 1100. Die Frist ist kurz.',
  },
}
