/** Questions about an old bill with no court title: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_DE: Words = {
  'de.ask-debt.old-no-title': {
    says: 'Ohne Titel eines Gerichts müssen Sie nicht zahlen. Die meisten Forderungen verjähren drei Jahre nach dem Ende des Jahres, in dem sie fällig wurden. Schreiben Sie: „Ich erhebe die Einrede der Verjährung.“ Zahlen und versprechen Sie nichts. Kommt ein Mahnbescheid, widersprechen Sie trotzdem binnen zwei Wochen. Ist von einem Titel die Rede, verlangen Sie eine Kopie: Er gilt 30 Jahre.',
  },
}
