/** The German words of the rows in ../garda-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GARDA_NOTICES_DE: Words = {
  'ie.garda.right-name': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer in 28 Tagen. Dann geht der Bescheid an ihn.',
  },
  'ie.garda.right-court': {
    says: 'Sie müssen es nicht annehmen. Der District Court kann entscheiden, und die Polizei muss es beweisen.',
  },
  'ie.garda.right-proof': {
    says: 'Bei einer Kamera können Sie beim Fixed Charge Processing Office das Foto verlangen.',
  },
  'ie.garda.warn-silent': {
    says: 'Lassen Sie es nicht liegen. Nicht antworten ist strafbar, und Sie können als Fahrer gelten.',
  },
  'ie.garda.warn-truth': {
    says: 'Nennen Sie nur, wer wirklich fuhr. Falsche Angaben sind strafbar.',
  },
  'ie.garda.deadline-name': {
    says: 'Sie haben 28 Tage ab dem Datum des Bescheids.',
    action: 'Den Fahrer nennen',
    consequence: 'Sie können dann als Fahrer gelten oder vor Gericht kommen.',
  },
  'ie.garda.step-fill': {
    says: 'Prüfen Sie Auto, Tag und Ort. Tragen Sie Name und Adresse des Fahrers ein, unterschreiben Sie, und senden Sie es mit Nachweis.',
  },
  'ie.garda.step-sold': {
    says: 'War das Auto verkauft, vermietet oder gestohlen, sagen Sie das mit Beleg.',
  },
  'ie.garda.deadline-pay': {
    says: 'Sie haben 28 Tage ab dem Datum, um die erste Summe zu zahlen oder den Fahrer zu nennen.',
    action: 'Zahlen oder den Fahrer nennen',
    consequence: 'Die Summe steigt für die nächsten 28 Tage um die Hälfte.',
  },
  'ie.garda.right-last': {
    says: 'Kommt eine Ladung (summons), können Sie noch das Doppelte der ersten Summe zahlen. Das muss mindestens 7 Tage vor dem Gerichtstag sein.',
  },
  'ie.garda.know-points': {
    says: 'Ein Gericht gibt mehr Punkte als der Bescheid. Zwölf Punkte in drei Jahren heißen sechs Monate Fahrverbot, bei Anfängern sieben.',
    actionable: 'Zählen Sie Ihre Punkte, bevor Sie das Gericht wählen.',
  },
  'ie.garda.step-check': {
    says: 'Prüfen Sie Auto, Tag und Ort. Stimmt es, zahlen Sie alles bis Tag 28. Ein Teil zählt nicht.',
  },
  'ie.garda.option-pay': {
    title: 'In 28 Tagen zahlen',
    cost: 'Die Summe im Bescheid.',
    time: 'Wenige Minuten.',
    risk: 'Punkte können eingetragen werden.',
    bestFor: 'Sie fuhren, und es stimmt.',
    says: 'Zahlen Sie, und es ist vorbei. Es gibt kein Gericht und keine Verurteilung.',
  },
  'ie.garda.option-court': {
    title: 'Vor Gericht aussagen',
    cost: 'Ihre Zeit, und ein Anwalt, wenn Sie wollen.',
    time: 'Einige Monate.',
    risk: 'Höhere Strafe und mehr Punkte, wenn Sie verlieren.',
    bestFor: 'Es stimmt nicht, und Sie haben Beweise.',
    says: 'Zahlen Sie nicht, bewahren Sie Beweise auf, und antworten Sie auf die Ladung.',
  },
  'ie.garda.summons-right': {
    says: 'Sie können die Summe im Bescheid noch bis 7 Tage vor dem Gerichtstag zahlen. Dann endet der Fall ohne Verurteilung.',
  },
  'ie.garda.summons-step-pay': {
    says: 'Zählen Sie vom Tag in der Ladung (summons) 7 Tage zurück. Um den Fall zu beenden, zahlen Sie bis dahin alles. Ein Teil zählt nicht.',
  },
  'ie.garda.summons-step-court': {
    says: 'Zahlen Sie bis dahin nicht, gehen Sie am Tag der Ladung zum Gericht. Bringen Sie Ihre Belege mit. Fehlen Sie, kann ohne Sie entschieden werden.',
  },
  'ie.garda.summons-option-pay': {
    title: 'Vor dem Gerichtstag zahlen',
    cost: 'Die Summe im Bescheid.',
    time: 'Mindestens 7 Tage vor dem Gerichtstag.',
    risk: 'Gibt es Punkte dafür, bekommen Sie sie, aber weniger als vor Gericht.',
    bestFor: 'Sie sind gefahren, und es stimmt.',
    says: 'Zahlen Sie rechtzeitig alles, dann endet der Fall. Behalten Sie den Beleg.',
  },
  'ie.garda.summons-option-court': {
    title: 'Dem Richter Ihre Seite sagen',
    cost: 'Ihre Zeit, und ein Anwalt, wenn Sie wollen.',
    time: 'Am Tag in der Ladung.',
    risk: 'Wenn Sie verlieren: Verurteilung, Strafe und bei manchen Taten mehr Punkte.',
    bestFor: 'Es stimmt nicht, und Sie haben Belege.',
    says: 'Zahlen Sie nicht. Gehen Sie an dem Tag mit Ihren Belegen zum Gericht.',
  },
  'ie.late.garda-step': {
    says: 'Die 28 Tage scheinen vorbei. In den nächsten 28 Tagen können Sie meist noch zahlen, die Hälfte mehr. Kommt eine Ladung (summons), lesen Sie sie sofort: Sie gibt noch eine Chance zu zahlen.',
  },
  'ie.late.garda-option': {
    says: 'Zahlen Sie die ganze Summe bis Tag 56. Dann gibt es kein Gericht und keine Verurteilung.',
    title: 'In den nächsten 28 Tagen um die Hälfte mehr zahlen',
    cost: 'Die Summe im Schreiben und die Hälfte dazu.',
    time: 'Einige Minuten.',
    risk: 'Sie können Punkte bekommen.',
    bestFor: 'Sie fuhren, es stimmt, und Tag 56 kommt noch.',
  },
}
