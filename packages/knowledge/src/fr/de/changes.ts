/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Für Verträge seit dem 20. November 2026 gelten die Regeln für Verbraucherkredite auch für kleine Darlehen und Ratenzahlung.',
    was: 'Darlehen unter 200 €, kostenlose Kredite und die meisten Ratenzahlungen fielen nicht unter die Regeln.',
    is: 'Kredite bis 100.000 € sind erfasst, und es wird geprüft, was Sie zahlen können. Für ältere Verträge bleiben die alten Regeln.',
  },
  ...europeanChangeWords('fr', 'de'),
}
