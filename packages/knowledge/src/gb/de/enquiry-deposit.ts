/** Questions about a tenancy deposit in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_DE: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Verlangen Sie schriftlich die Kaution und eine Liste der Abzüge mit Belegen. Sind Sie nicht einverstanden, nutzen Sie die kostenlose Schlichtung des deposit scheme. Der Vermieter muss den Schaden beweisen.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Ihr Vermieter hatte 30 Tage, die Kaution zu schützen und zu sagen, wo. Wenn nicht, können Sie sie und das Ein- bis Dreifache verlangen. Sie haben sechs Jahre.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Normale Abnutzung (fair wear and tear) zahlen Sie nicht. Der Vermieter darf nur echten Schaden oder Schmutz verlangen, abzüglich des Alters der Sache.',
  },
}
