/** The French words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_FR: Words = {
  'nl.ask.bank-impostor': {
    says: 'Appelez tout de suite votre banque et portez plainte à la police. Les banques néerlandaises ont une règle de faveur pour les faux appels en leur nom. Demandez-la par écrit, avec la plainte. Si la banque refuse, réclamez, puis allez gratuitement au Kifid.',
  },
  'nl.ask.bank-right-refund': {
    says: 'La banque doit rembourser tout de suite un paiement que vous n’avez pas permis. Pas si elle prouve une grave négligence. Signalez-le dans les 13 mois.',
  },
  'nl.ask.bank-right-kifid': {
    says: 'Après un refus de la banque, vous pouvez aller au Kifid. Cela ne vous coûte rien.',
  },
}
