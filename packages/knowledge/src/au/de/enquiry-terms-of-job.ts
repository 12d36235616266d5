/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_DE: Words = {
  'au.ask.deduction-damage': {
    says: 'Nein. Vom Lohn darf der Chef nur abziehen, wenn Sie schriftlich zustimmten und es vor allem Ihnen nützt, oder ein Gesetz oder award es erlaubt. Schäden, fehlendes Kassengeld oder Selbstbeteiligung sind meist Kosten des Betriebs. Sagen Sie schriftlich nein und unterschreiben Sie nichts. Wurde abgezogen, fordern Sie es mit Datum zurück. Dann Fair Work Ombudsman, 13 13 94. Sechs Jahre zurück.',
  },
  'au.ask.fixed-term-contract': {
    says: 'Seit dem 6. Dezember 2023 darf eine Befristung mit Verlängerungen meist höchstens zwei Jahre dauern. Sie darf nur einmal verlängert werden, und für dieselbe Arbeit darf darüber hinaus kein Vertrag auf den anderen folgen. Sonst gilt das Enddatum nicht, und Sie sind wie unbefristet. Ausnahmen gibt es, etwa hoher Lohn, Lehre, Vertretung, geförderte Stellen. Fragen Sie schriftlich, dann 13 13 94.',
    dependsOn: 'Art der Arbeit und Lohn',
  },
  'au.ask.unpaid-extra': {
    says: 'Nein. Zeit, in der Sie da sein müssen, ist Arbeitszeit: früher Beginn, Putzen, Besprechungen, Schulung. Sie ist zu bezahlen, oft mit Überstundensatz Ihres award. Notieren Sie jeden Tag mit Uhrzeit und sichern Sie Nachrichten. Schicken Sie dem Chef die Stunden mit Zahltag. Dann Fair Work Ombudsman, 13 13 94, kostenlos. Sechs Jahre zurück. Man darf Sie dafür nicht bestrafen.',
  },
  'au.ask.minimum-wage': {
    says: 'Ab der ersten vollen Lohnwoche nach dem 1. Juli 2026 sind es 26,44 $ die Stunde oder 1.004,90 $ für eine Woche mit 38 Stunden, vor Steuern. Für die meisten Jobs gilt ein award mit höherem Satz. Aushilfen (casuals) bekommen meist 25 % dazu. Unter 21 und in Ausbildung kann es weniger sein. Sehen Sie im Pay Calculator des Fair Work Ombudsman nach (13 13 94). Bei weniger notieren Sie die Stunden und fordern schriftlich: bis sechs Jahre zurück.',
  },
}
