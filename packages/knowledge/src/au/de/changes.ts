/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_DE: Words = {
  'au.news.pay-later': {
    says: 'Seit dem 10. Juni 2025 gilt „Jetzt kaufen, später zahlen“ (buy now pay later) im Gesetz als Kredit. Die Firma muss eine Lizenz haben und zur AFCA gehören.',
    was: '„Jetzt kaufen, später zahlen“ (buy now pay later) lag außerhalb des Kreditgesetzes.',
    is: 'Die Firma braucht eine Lizenz, muss prüfen, was Sie zahlen können, und muss Zahlungsnot (hardship) beachten.',
  },
  'au.news.wage-theft': {
    says: 'Seit dem 1. Januar 2025 ist es eine Straftat, Beschäftigten absichtlich zu wenig zu zahlen.',
    was: 'Für zu wenig Lohn gab es nur Geldstrafen im Zivilrecht.',
    is: 'Ein Arbeitgeber, der absichtlich zu wenig zahlt, kann angeklagt werden. Der Fair Work Ombudsman geht dem kostenlos nach.',
  },
  'au.news.right-to-disconnect': {
    says: 'Auch wer in einer kleinen Firma arbeitet, darf jetzt Nachrichten außerhalb der Arbeitszeit unbeantwortet lassen, außer das ist unvernünftig.',
    was: 'Das Recht begann am 26. August 2024 für Firmen mit 15 Beschäftigten oder mehr.',
    is: 'Seit dem 26. August 2025 gilt es auch für kleine Firmen.',
  },
  'au.news.payday-super': {
    says: 'Seit dem 1. Juli 2026 muss das Geld für die Altersvorsorge (super) binnen sieben Werktagen nach dem Zahltag bei Ihrer Kasse sein.',
    was: 'Arbeitgeber zahlten die Altersvorsorge (super) alle drei Monate.',
    is: 'Die Altersvorsorge (super) kommt mit jedem Lohn. Kommt sie zu spät, können Sie es dem Steueramt (ATO) melden.',
  },
  'au.news.nsw-rent-once': {
    says: 'In New South Wales darf die Miete nur einmal in 12 Monaten steigen, in jeder Art von Mietvertrag.',
    was: 'Für feste Laufzeiten unter zwei Jahren galt die Grenze nicht.',
    is: 'Seit dem 31. Oktober 2024 gilt die Grenze für alle, auch wenn der Mietvertrag erneuert wird.',
  },
  'au.news.vic-rent-notice': {
    says: 'In Victoria muss eine Mieterhöhung jetzt 90 Tage vorher angekündigt werden.',
    was: 'Die Ankündigung kam 60 Tage vorher.',
    is: 'Seit dem 25. November 2025 sind es 90 Tage. Consumer Affairs Victoria kann prüfen, ob die Erhöhung fair ist.',
  },
}
