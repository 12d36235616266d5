/** Questions about the savings of a parent who can no longer decide: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS_DE: Words = {
  'jp.ask.parent-money': {
    says: 'Beantragen Sie beim Familiengericht einen Vormund (成年後見). Ein Kind kann das, mit ärztlichem Papier; dann verwaltet nur er das Geld und kann Genommenes zurückfordern. Eilt es, auch eine Schutzanordnung (保全処分). Sagen Sie es der Bank und sichern Sie die Auszüge. Rufen Sie die Beratungsstelle (地域包括支援センター) an: Das Geld Alter zu nehmen gilt als Misshandlung. Houterasu hilft.',
  },
}
