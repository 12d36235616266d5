/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'nz.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Lohn und vereinbarte Stunden können sich nur mit Ihrer Zustimmung ändern, nach fairen Gesprächen. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben.',
  },
  'nz.ask.sick-leave': {
    says: 'Nach sechs Monaten Arbeit bekommen Sie 10 bezahlte Krankheitstage im Jahr und können bis 20 ansparen. Ein ärztlicher Nachweis darf verlangt werden; vor dem dritten Tag zahlt ihn der Arbeitgeber.',
  },
  'nz.ask.restraint': {
    says: 'Es bindet Sie nur, soweit es fair ist und ein echtes Interesse schützt, etwa Kundenlisten. Die Authority kann es kürzen oder ablehnen. Holen Sie Rat, bevor Sie die neue Stelle antreten.',
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
  'nz.ask.unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich mit den Daten. Rufen Sie dann 0800 20 90 20 an und bitten Sie um kostenlose Vermittlung (mediation) oder das Labour Inspectorate.',
  },
  'nz.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es gesehen hat, und sagen Sie es dem Arbeitgeber schriftlich. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben, bei sexueller Belästigung innerhalb von 12 Monaten.',
  },
  'nz.ask.contractor': {
    says: 'Seit dem 21. Februar 2026 gelten Sie als selbständig (contractor), wenn Ihr schriftlicher Vertrag einen festen Test besteht. Sonst sieht die Behörde, wie Sie wirklich arbeiten. Angestellte bekommen Urlaubs- und Krankengeld. Rufen Sie kostenlos 0800 20 90 20 an.',
    dependsOn: 'Ihr schriftlicher Vertrag und wie Sie wirklich arbeiten',
  },
  'nz.ask.deduction': {
    says: 'Der Arbeitgeber darf nur mit Ihrer schriftlichen Zustimmung oder nach dem Gesetz abziehen und muss vorher mit Ihnen reden. Der Abzug darf nicht unvernünftig sein, etwa für den Diebstahl eines Kunden. Fordern Sie es schriftlich zurück, dann rufen Sie die Labour Inspectorate an: 0800 20 90 20.',
  },
  'nz.ask.warning': {
    says: 'Eine Abmahnung (warning) braucht einen fairen Grund und Ablauf. Man muss Ihnen das Problem sagen, Sie anhören und offen bleiben. Sie müssen nicht zustimmen; antworten Sie schriftlich. Ist sie unfair, erheben Sie binnen 90 Tagen eine personal grievance. Kostenlose Hilfe: 0800 20 90 20.',
  },
}
