/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'be.news.first-reminder-free': {
    says: 'Seit dem 1. Dezember 2023 gelten die Regeln zu Mahnungen und Kosten auch für ältere Verträge.',
    was: 'Für Verträge von vor September 2023 galten die alten Regeln.',
    is: 'Bei allen Rechnungen ist die erste Mahnung kostenlos, mit 14 Tagen Zeit, und die Kosten sind begrenzt.',
  },
  'be.news.brussels-unfair-rent': {
    says: 'In Brüssel ist eine überhöhte Miete seit dem 1. Mai 2025 verboten. Mehr als 20 % über der Referenzmiete gilt meist als überhöht.',
    was: 'Die Referenzmiete war nur eine Orientierung.',
    is: 'Sie können die Mietkommission (CPL) um ihre Meinung bitten, und einen Richter, die Miete zu senken.',
  },
  'be.news.unemployment-limit': {
    says: 'Seit 2026 ist das Arbeitslosengeld auf höchstens 24 Monate begrenzt. Es endet 2026 in Stufen.',
    was: 'Das Arbeitslosengeld hatte kein Enddatum.',
    is: 'Es läuft ein Jahr, und bis zu ein Jahr länger für Menschen mit mehr Arbeitszeit. Fragen Sie das LfA (ONEM) nach Ihrem letzten Tag.',
  },
  'be.news.judge-checks-age': {
    says: 'Ein Richter muss jetzt selbst prüfen, ob die Schuld eines Verbrauchers bei einem Unternehmen zu alt ist.',
    was: 'Sie mussten selbst sagen, dass die Schuld verjährt ist.',
    is: 'Der Richter prüft es auch. Sagen Sie es trotzdem, schriftlich.',
  },
  ...europeanChangeWords('be', 'de'),
}
