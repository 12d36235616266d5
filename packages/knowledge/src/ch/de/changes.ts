/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'ch.news.premium-twice': {
    says: 'Seit dem 1. Januar 2025 darf eine Krankenkasse Sie höchstens zweimal im Jahr betreiben.',
    was: 'Eine Krankenkasse konnte beliebig oft betreiben.',
    is: 'Höchstens zweimal im Jahr für eigene Prämien, und zweimal für die eines Kindes.',
  },
  'ch.news.premium-children': {
    says: 'Seit 2024 schulden Kinder die Prämien ihrer Kindheit nie, auch nicht als Erwachsene.',
    was: 'Erwachsene Kinder konnten für Prämien betrieben werden, die ihre Eltern nicht zahlten.',
    is: 'Nur die Eltern schulden sie. Eine Betreibung gegen das Kind ist nichtig.',
  },
  'ch.news.court-advance': {
    says: 'Seit dem 1. Januar 2025 darf ein Gericht von der klagenden Seite meist nur die Hälfte der Kosten als Vorschuss verlangen.',
    was: 'Ein Gericht konnte die ganzen voraussichtlichen Kosten als Vorschuss verlangen.',
    is: 'In den meisten Fällen höchstens die Hälfte. Muss das Gericht Kosten zurückzahlen, tut es das selbst.',
  },
  'ch.news.reference-rate': {
    says: 'Der Referenzzinssatz für Mieten sank im September 2025 auf 1,25 %. Sie können eine tiefere Miete verlangen.',
    was: 'Der Satz war ab März 2025 bei 1,5 % und vorher bei 1,75 %.',
    is: 'Beruht Ihre Miete auf einem höheren Satz, schreiben Sie dem Vermieter. Schauen Sie zuerst den heutigen Satz nach.',
  },
  'ch.news.first-rent-form': {
    says: 'Seit dem 1. Oktober 2025 muss das Formular für die Anfangsmiete Referenzzinssatz und Index der früheren Miete zeigen.',
    was: 'Das Formular zeigte die frühere Miete, aber nicht ihre Grundlage.',
    is: 'Wo das Formular Pflicht ist, können Sie vergleichen und die Anfangsmiete binnen 30 Tagen anfechten.',
  },
  'ch.news.building-defects': {
    says: 'Bei Bauverträgen seit dem 1. Januar 2026 haben Sie 60 Tage, um einen Mangel zu melden. Vorher war es etwa eine Woche.',
    was: 'Mängel mussten sofort gemeldet werden, meist innert etwa sieben Tagen.',
    is: '60 Tage ab Ablieferung oder Entdeckung. Das Recht auf kostenlose Nachbesserung kann nicht ausgeschlossen werden.',
  },
}
