/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_NL: Words = {
  'nz.debt.right-fee': {
    says: 'Ze mogen alleen kosten toevoegen als uw contract dat toestaat. Ze mogen u daarover niet misleiden, en een rechter kan een oneerlijke regel schrappen.',
  },
  'nz.debt.right-bad-work': {
    says: "Was het werk slecht of niet af? Zeg dat schriftelijk, met foto's. U kunt vragen het te herstellen, of het van de prijs af te halen.",
  },
  'nz.debt.right-tribunal': {
    says: 'Betwist u het? Dan kan het Disputes Tribunal beslissen, tot $60.000. Er doen geen advocaten mee, en u betaalt meestal geen kosten.',
  },
  'nz.debt.right-phone': {
    says: 'Bent u het oneens met een rekening voor telefoon of internet? Telecommunications Dispute Resolution kijkt er gratis naar. Diensten moeten goed zijn; vraag anders geld terug.',
  },
  'nz.debt.right-sold': {
    says: 'Uw schuld is verkocht. Vraag het bericht op papier, het contract en de berekening. Wat u tegen de eerste kredietgever kon zeggen, telt nog.',
  },
}
