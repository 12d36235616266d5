/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_DE: Words = {
  'ie.work.right-transfer': {
    says: 'Geht Ihre Arbeit zu einem neuen Arbeitgeber, gehen Stelle und Vertrag mit. Man muss Sie rechtzeitig informieren, wenn möglich 30 Tage vorher.',
  },
  'ie.work.right-terms': {
    says: 'Der Arbeitgeber muss Ihnen die wichtigsten Bedingungen innerhalb von fünf Tagen schriftlich geben, den Rest in einem Monat. Sie können sich bei der Workplace Relations Commission beschweren.',
  },
  'ie.work.right-hours': {
    says: 'Sie haben ein Recht auf vier Wochen bezahlten Urlaub im Jahr, auf Pausen und auf höchstens 48 Stunden je Woche im Durchschnitt.',
  },
  'ie.work.right-telling': {
    says: 'Man darf Sie nicht bestrafen oder kündigen, weil Sie Missstände melden. Sie müssen nicht lange dort arbeiten. Der Circuit Court kann innerhalb von 21 Tagen helfen.',
  },
  'ie.work.right-remote': {
    says: 'Sie dürfen ab dem ersten Tag um Arbeit von zu Hause bitten. Der Arbeitgeber muss in vier Wochen schriftlich und mit Gründen antworten, kann aber ablehnen.',
  },
  'ie.bully.right': {
    says: 'Ihr Arbeitgeber muss Sie vor Mobbing schützen und eine Beschwerde prüfen. Man darf Sie dafür nicht bestrafen. Beschweren Sie sich schriftlich, bevor Sie gehen.',
  },
  'ie.work.right-short-service': {
    says: 'Auch mit weniger als einem Jahr in der Stelle können Sie einen Streit zur Workplace Relations Commission bringen. Ihre Ansicht bindet den Arbeitgeber nicht. Eine Kündigung wegen Schwangerschaft, Diskriminierung oder einer Meldung ist vom ersten Tag an verboten.',
  },
}
