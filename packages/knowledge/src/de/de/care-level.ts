/** The German words of the rows in ../care-level.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_DE: Words = {
  'de.care-level.right-report': {
    says: 'Das Gutachten kommt mit dem Bescheid und muss erklärt werden. Fehlt es? Verlangen Sie es sofort.',
  },
  'de.care-level.right-late': {
    says: 'Sie müssen binnen 25 Arbeitstagen entscheiden. Danach gibt es 70 Euro je angefangene Woche, wenn sie schuld sind.',
  },
  'de.care-level.right-score': {
    says: 'Es zählt, was Sie allein können, in sechs Bereichen. Ab 12,5 Punkten Pflegegrad 1, ab 27 Pflegegrad 2.',
  },
  'de.care-level.step': {
    says: 'Führen Sie eine Woche ein Pflegetagebuch. Gehen Sie das Gutachten Zeile für Zeile durch und markieren Sie Fehler.',
  },
  'de.care-level.option': {
    says: 'Pflegeberatung ist kostenlos. Ein Termin muss binnen zwei Wochen möglich sein, auch zu Hause.',
    title: 'Kostenlose Pflegeberatung',
    cost: 'Kostenlos.',
    time: 'Binnen zwei Wochen.',
    risk: 'Keins.',
    bestFor: 'Sie wissen nicht, was Sie schreiben sollen.',
  },
}
