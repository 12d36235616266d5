/** Questions about prison for debts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_DE: Words = {
  'jp.ask.prison-debt': {
    says: 'Niemand kommt ins Gefängnis, weil er einen Kredit nicht zurückzahlen kann. Es ist Sache zwischen Ihnen und dem Geber: Er kann klagen und dann einen Teil von Lohn oder Konto pfänden lassen. Strafbar ist es nur, wenn Sie für das Geld logen und nie zahlen wollten. Eine Pflicht ist streng: Lädt das Gericht Sie zur Auskunft über Ihr Vermögen (財産開示), gehen Sie hin. 法テラス hilft bei zu vielen Schulden.',
  },
}
