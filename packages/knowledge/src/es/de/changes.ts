/** The German words of Spain: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_DE: Words = {
  'es.news.rent-index': {
    says: 'Seit 2025 begrenzt ein Index des Statistikamts (IRAV) die jährliche Erhöhung der meisten neueren Mieten.',
    was: 'Mieten folgten dem Preisindex, mit einer Grenze von 2 % und dann 3 %.',
    is: 'Bei Verträgen seit dem 26. Mai 2023 darf die Erhöhung nicht über dem IRAV des Monats liegen.',
  },
  'es.news.talks-first': {
    says: 'Seit dem 3. April 2025 brauchen die meisten Zivilklagen zuerst einen Einigungsversuch (MASC). Wer ein faires Angebot nicht beachtet, zahlt vielleicht die Kosten.',
    was: 'Ein Gläubiger konnte ohne Gespräche klagen.',
    is: 'Vor den meisten Klagen müssen die Seiten eine Einigung versuchen und es belegen. Antworten Sie auf ein solches Angebot rechtzeitig.',
  },
  'es.news.minimum-wage': {
    says: 'Der Mindestlohn für 2026 ist 1.221 € im Monat bei 14 Zahlungen. Dieser Teil des Lohns ist nicht pfändbar.',
    was: '2025 waren es 1.184 €.',
    is: 'Lohn bis 1.221 € im Monat ist sicher, und darüber darf nur ein Teil genommen werden.',
  },
  'es.news.light-contract': {
    says: 'Seit 12. Juni 2026 können Haushalte einen Stromvertrag jederzeit verlassen.',
    was: 'Ein Vertrag konnte für den frühen Ausstieg Geld verlangen.',
    is: 'Sie können ohne Strafe gehen. Im ersten Jahr eines Festpreises sind es höchstens 5 % der restlichen Energie.',
  },
  ...europeanChangeWords('es', 'de'),
}
