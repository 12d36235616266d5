/** The German words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_DE: Words = {
  'ca.warned.not-yet': { says: 'Ihre Stelle und Ihr Lohn bleiben vorerst.' },
  'ca.warned.right-union': {
    says: 'Ihre Gewerkschaft kann mitkommen und Beschwerde (grievance) einlegen. Die Frist ist oft kurz.',
  },
  'ca.warned.option-answer': {
    title: 'Schriftlich antworten',
    cost: 'Kostenlos.',
    time: 'Ein paar Tage.',
    risk: 'Gering, wenn Sie ruhig und sachlich bleiben.',
    bestFor: 'Sie sind nicht einverstanden.',
    says: 'Schreiben Sie Ihre Sicht und bitten Sie, sie zur Akte zu nehmen.',
  },
  'ca.suspended.reality': {
    says: 'Eine Freistellung während der Prüfung beweist nichts. Ihre Stelle bleibt.',
  },
  'ca.suspended.right-pay': {
    says: 'Ohne guten Grund oder ohne Lohn kann sie als Kündigung zählen. Dann kann Geld fällig sein.',
  },
  'ca.suspended.right-told': {
    says: 'Sie können nach Grund, Dauer und Vorwurf fragen und Ihre Sicht geben.',
  },
  'ca.suspended.step-ask': {
    says: 'Fragen Sie schriftlich nach Grund, Regel, Dauer und weiterem Lohn.',
  },
  'ca.suspended.step-keep': {
    says: 'Kündigen Sie nicht selbst. Halten Sie sich an den Brief, notieren Sie alles, und fragen Sie Gewerkschaft oder Anwalt.',
  },
  'ca.exit.reality': {
    says: 'Es ist ein Angebot. Bis Sie unterschreiben, behalten Sie alle Ansprüche.',
  },
  'ca.exit.right-no': {
    says: 'Sie können Nein sagen oder mehr Geld, einen späteren Tag oder ein gutes Zeugnis verlangen.',
  },
  'ca.exit.right-minimum': {
    says: 'Das Gesetz setzt ein Mindestmaß für Frist, Urlaub und Abfindung. Es ist auch ohne Unterschrift fällig.',
  },
  'ca.exit.right-court': {
    says: 'Gerichte geben oft viel mehr, nach Alter, Jahren und Stelle. Lassen Sie es vorher einen Anwalt ansehen.',
  },
  'ca.exit.warn-ei': {
    says: 'Steht da, dass Sie selbst gehen, kann EI abgelehnt werden. Eine Abfindung kann es verzögern.',
  },
  'ca.exit.step-wait': {
    says: 'Unterschreiben Sie nicht sofort. Bitten Sie schriftlich um mindestens eine Woche und um Geld für Beratung.',
  },
  'ca.exit.option-negotiate': {
    title: 'Bessere Bedingungen verlangen',
    cost: 'Kostenlos, oder das Honorar eines Anwalts.',
    time: 'Eine bis drei Wochen.',
    risk: 'Man kann das Angebot zurückziehen.',
    bestFor: 'Sie würden gehen, aber nicht dafür.',
    says: 'Schreiben Sie vor dem letzten Tag, was Sie wollen: Summe, Leistungen, Zeugnis.',
  },
  'ca.warned.right-proportion': {
    says: 'Eine Abmahnung ist noch kein Grund, Sie ohne Geld zu entlassen. Dafür muss der Fehler so schwer sein, dass die Arbeit nicht weitergehen kann.',
  },
}
