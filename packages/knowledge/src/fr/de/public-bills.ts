/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_WORDS: Words = {
  'fr.public.title-want': {
    says: 'Eine Gemeinde, Klinik oder andere öffentliche Stelle schickt Ihnen eine Rechnung (avis des sommes à payer). Die Staatskasse treibt sie ein und kann ohne Richter pfänden.',
  },
  'fr.public.title-reality': {
    says: 'Das ist stärker als der Brief einer Firma. Fechten Sie sie rechtzeitig vor einem Richter an, ruht die Eintreibung.',
  },
  'fr.public.title-deadline': {
    says: 'Sie haben zwei Monate, um die Rechnung vor dem Gericht anzufechten, das darauf steht.',
    action: 'Die öffentliche Rechnung vor Gericht anfechten',
    consequence: 'Danach können Sie nur noch um Zeit oder Erlass bitten.',
  },
  'fr.public.title-step': {
    says: 'Bitten Sie die Stelle, die Ihnen die Rechnung schickte, Fehler zu berichtigen. Bitten Sie das Büro der Staatskasse (Trésor public) um einen Plan. Die zwei Monate laufen trotzdem.',
  },
}
