/** A suspension from work: no punishment, and nothing is decided. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_DE: Words = {
  'gb.suspension.not-yet': {
    says: 'Eine Freistellung ist keine Strafe und beweist nichts. Vor einer Kündigung muss die Firma fair prüfen und Sie anhören.',
  },
  'gb.suspension.reality': {
    says: 'Jetzt prüft die Firma die Fakten. Danach kehren Sie zurück oder werden zu einer Anhörung eingeladen.',
  },
  'gb.suspension.right-pay': {
    says: 'Sie behalten vollen Lohn und Urlaub, außer Ihr Vertrag sagt klar etwas anderes.',
  },
  'gb.suspension.right-short': {
    says: 'Die Freistellung soll so kurz wie möglich sein und immer wieder geprüft werden.',
  },
  'gb.suspension.right-cause': {
    says: 'Die Firma braucht einen guten Grund. Fragen Sie, ob Sie solange anders oder woanders arbeiten können.',
  },
  'gb.suspension.know-interview': {
    says: 'Für ein Gespräch, das nur Fakten klärt, gibt das Gesetz kein Recht auf Begleitung. Bitten Sie trotzdem darum.',
  },
  'gb.suspension.step-rules': {
    says: 'Halten Sie sich an den Brief: Bleiben Sie weg und in der Arbeitszeit erreichbar. Mit Gewerkschaft oder Beratung dürfen Sie immer sprechen.',
  },
  'gb.suspension.step-ask': {
    says: 'Fragen Sie schriftlich: Worum geht es, wie lange, wann wird neu geprüft, wen können Sie anrufen?',
  },
  'gb.suspension.step-account': {
    says: 'Schreiben Sie jetzt Ihren Bericht, mit Tagen und Namen. Nennen Sie E-Mails und Zeugen, die Sie stützen.',
  },
  'gb.suspension.option-object': {
    says: 'Schreiben Sie eine Beschwerde (grievance): warum sie unnötig ist, und bieten Sie andere Arbeit an.',
    title: 'Der Freistellung widersprechen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Gering, wenn Sie sachlich bleiben.',
    bestFor: 'Sie war unnötig oder dauert zu lange.',
  },
  'gb.suspension.option-prepare': {
    says: 'Nutzen Sie die Zeit: Belege sammeln, mit der Gewerkschaft sprechen, Fragen wahr beantworten.',
    title: 'Ihre Antwort vorbereiten',
    cost: 'Nichts.',
    time: 'Einige Stunden.',
    risk: 'Keinen Kontakt zu Kollegen, wenn der Brief es verbietet.',
    bestFor: 'Sie erwarten eine Anhörung.',
  },
  'gb.suspension.warn-files': {
    says: 'Schicken Sie sich keine Dateien der Firma und löschen Sie nichts. Das allein kann die Arbeit kosten.',
  },
}
