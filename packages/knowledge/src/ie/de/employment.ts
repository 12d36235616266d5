/** Letters that end a job: reasons, times, pay and help: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_DE: Words = {
  'ie.work.myth-contract': {
    says: 'Sie haben auch ohne schriftlichen Vertrag Rechte bei der Arbeit. Mindestlohn, Kündigungsfrist und Urlaub gelten trotzdem.',
  },
  'ie.work.want': {
    says: 'Suchen Sie den Grund und Ihren letzten Arbeitstag. Davon hängt ab, was Sie tun können.',
  },
  'ie.work.reality': {
    says: 'Der Arbeitgeber muss einen fairen Grund und ein faires Verfahren zeigen. Sie können sich bei der Workplace Relations Commission (WRC) wehren.',
  },
  'ie.work.who': {
    says: 'Die WRC behandelt Beschwerden über die Arbeit kostenlos. Sie brauchen keinen Anwalt.',
  },
  'ie.work.rights': {
    says: 'Sie behalten das Recht auf Kündigungsfrist oder Lohn dafür, auf offenen Lohn und auf Urlaubsgeld.',
  },
  'ie.work.no-hold': {
    says: 'Der Arbeitgeber darf verdienten Lohn nicht zurückhalten. Er kann Sie nicht zwingen, sofort zu unterschreiben.',
  },
  'ie.work.know-always': {
    says: 'Manche Gründe sind immer unfair, auch ohne ein Jahr Arbeit: Schwangerschaft, Gewerkschaft oder das Melden von Missständen.',
  },
  'ie.work.right-unfair': {
    says: 'Nach 12 Monaten Arbeit können Sie wegen unfairer Kündigung (unfair dismissal) klagen. Der Arbeitgeber muss beweisen, dass sie fair war.',
  },
  'ie.work.right-notice': {
    says: 'Nach 13 Wochen ist die Frist eine Woche, nach zwei Jahren zwei, nach fünf vier, nach zehn sechs, nach fünfzehn acht.',
  },
  'ie.work.right-pay': {
    says: 'Sie haben das Recht auf allen Lohn und alles Urlaubsgeld, das Sie verdient haben.',
  },
  'ie.work.right-equality': {
    says: 'Man darf Sie nicht kündigen wegen Geschlecht, Familie, Alter, Behinderung, Herkunft (race), Religion, Sexualität oder weil Sie Traveller sind.',
  },
  'ie.work.wrc': {
    says: 'Sie haben sechs Monate ab dem Ende Ihrer Arbeit. Wir zählen zur Sicherheit ab dem Brief.',
    action: 'Ihre Beschwerde an die WRC schicken',
    consequence:
      'Danach brauchen Sie einen guten Grund für die Verspätung, und nie mehr als 12 Monate.',
  },
  'ie.work.step-reason': {
    says: 'Verlangen Sie die Gründe schriftlich. Der Arbeitgeber muss sie in 14 Tagen nennen.',
  },
  'ie.work.step-appeal': {
    says: 'Nutzen Sie die Beschwerde in der Firma, aber denken Sie an die sechs Monate für die WRC.',
  },
  'ie.work.step-keep': {
    says: 'Behalten Sie den Brief, Ihren Vertrag, Lohnzettel und Nachrichten.',
  },
  'ie.work.step-call': {
    says: 'Rufen Sie Ihre Gewerkschaft, FLAC oder die Auskunft der WRC an.',
  },
  'ie.work.opt-wrc': {
    title: 'Sich bei der WRC beschweren',
    says: 'Füllen Sie das Formular online aus. Sie können Vermittlung wählen.',
    cost: 'Kostenlos.',
    time: 'Sechs Monate.',
    risk: 'Gering. Jede Seite zahlt ihre eigenen Kosten.',
    bestFor: 'Es gab keinen fairen Grund oder kein faires Verfahren.',
  },
  'ie.work.opt-deal': {
    title: 'Mehr verlangen',
    says: 'Verlangen Sie mehr Geld oder ein gutes Zeugnis. Holen Sie Rat, bevor Sie einen Verzicht (waiver) unterschreiben.',
    cost: 'Kostenlos, oder ein Anwalt (solicitor) für einige Stunden.',
    time: 'Tage bis Wochen.',
    risk: 'Lassen Sie die sechs Monate nicht verstreichen.',
    bestFor: 'Sie möchten weitergehen.',
  },
  'ie.work.opt-wages': {
    title: 'Offenen Lohn verlangen',
    says: 'Die WRC kann Lohn, Geld für die Kündigungsfrist und Urlaubsgeld anordnen.',
    cost: 'Kostenlos.',
    time: 'Sechs Monate.',
    risk: 'Gering.',
    bestFor: 'Sie bekamen nicht alles, was Sie verdient haben.',
  },
  'ie.work.insight-process': {
    says: 'Ohne Abmahnung, ohne Anhörung oder ohne Beschwerdeweg kann eine Kündigung unfair sein, auch mit echtem Grund.',
    actionable: 'Schreiben Sie jedes Gespräch auf, wer dabei war und was gesagt wurde.',
  },
  'ie.work.warn-six': {
    says: 'Die sechs Monate laufen auch während der Beschwerde in der Firma.',
  },
  'ie.work.right-procedure': {
    says: 'Vor einer Kündigung müssen Sie den Vorwurf kennen, antworten, jemanden mitbringen und Einspruch erheben können.',
  },
  'ie.work.right-holiday-pay': {
    says: 'Urlaub, den Sie verdient und nicht genommen haben, muss am Ende ausgezahlt werden.',
  },
  'ie.work.right-reasons': {
    says: 'Sie können die Gründe der Entlassung schriftlich verlangen. Die Firma muss sie binnen 14 Tagen nennen.',
  },
  'ie.work.appeal-over': {
    says: 'Der Einspruch ist entschieden. Beschweren Sie sich jetzt bei der WRC. Die sechs Monate laufen ab dem Ende der Arbeit, nicht ab diesem Brief.',
  },
}
