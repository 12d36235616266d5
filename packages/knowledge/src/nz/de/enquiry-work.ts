/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'nz.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Lohn und vereinbarte Stunden können sich nur mit Ihrer Zustimmung ändern, nach fairen Gesprächen. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben.',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'Es ist gegen das Gesetz, Ihnen zu kündigen, weil Sie schwanger sind oder Elternzeit (leave) wollen. Erheben Sie innerhalb von 90 Tagen schriftlich eine persönliche Beschwerde (personal grievance). Vermittlung ist kostenlos: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht auf der Stelle. Lassen Sie sich zuerst beraten. Hat auch ein Vermittler (mediator) unterschrieben, können Sie es nicht mehr ändern oder zurück. Auf das Mindeste nach dem Gesetz kann man nicht verzichten.',
  },
  'nz.ask.sick-leave': {
    says: 'Nach sechs Monaten Arbeit bekommen Sie 10 bezahlte Krankheitstage im Jahr und können bis 20 ansparen. Ein ärztlicher Nachweis darf verlangt werden; vor dem dritten Tag zahlt ihn der Arbeitgeber.',
  },
  'nz.ask.restraint': {
    says: 'Es bindet Sie nur, soweit es fair ist und ein echtes Interesse schützt, etwa Kundenlisten. Die Authority kann es kürzen oder ablehnen. Holen Sie Rat, bevor Sie die neue Stelle antreten.',
  },
  'nz.ask.no-process': {
    says: 'Eine Kündigung braucht einen guten Grund und ein faires Verfahren: Vorwurf genannt, Zeit zur Antwort, offener Sinn. Melden Sie binnen 90 Tagen schriftlich eine Beschwerde (personal grievance). Die Schlichtung ist kostenlos.',
  },
  'nz.ask.change-hours': {
    says: 'Ihre Stunden stehen im Vertrag, und er ändert sich nur, wenn beide zustimmen. Schreiben Sie, dass Sie nicht zustimmen. Zuerst müssen sie fair mit Ihnen reden (good faith).',
  },
  'nz.ask.no-agreement': {
    says: 'Jeder Beschäftigte muss einen schriftlichen Vertrag haben und Zeit, sich beraten zu lassen. Ohne ihn behalten Sie alle Mindestrechte, und dem Arbeitgeber droht eine Strafe. Verlangen Sie ihn schriftlich.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Zuerst müssen sie sich mit Ihnen einigen wollen. Gelingt das nicht, dürfen sie die Tage mit 14 Tagen Frist festlegen, oder für eine Schließung im Jahr. Eine Woche im Jahr ist auszahlbar, wenn beide zustimmen.',
  },
}
