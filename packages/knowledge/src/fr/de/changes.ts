/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Für Verträge seit dem 20. November 2026 gelten die Regeln für Verbraucherkredite auch für kleine Darlehen und die meisten Ratenzahlungen.',
    was: 'Darlehen unter 200 € oder über 75.000 € und die meisten kostenlosen Ratenzahlungen binnen drei Monaten fielen nicht unter die Regeln.',
    is: 'Kredite bis 100.000 € sind erfasst, und es wird geprüft, was Sie zahlen können. Für ältere Verträge bleiben meist die alten Regeln.',
  },
  ...europeanChangeWords('fr', 'de'),
}
