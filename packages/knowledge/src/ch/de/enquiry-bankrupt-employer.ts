/** Questions about the pay that a bankrupt employer owes: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_DE: Words = {
  'ch.ask.bankrupt-employer': {
    says: 'Verlangen Sie bei der öffentlichen Arbeitslosenkasse des Kantons Insolvenzentschädigung. Sie deckt bis zu den letzten vier Monaten Arbeit, die nicht bezahlt wurde. Sie haben nur 60 Tage, ab der Veröffentlichung des Konkurses; danach ist es verloren. Schicken Sie Vertrag, Lohnzettel und Stunden. Melden Sie die Forderung auch beim Konkursamt an. Ohne Arbeit? Melden Sie sich sofort beim RAV.',
  },
}
