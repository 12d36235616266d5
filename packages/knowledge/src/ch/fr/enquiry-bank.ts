/** Questions about loans and accounts that a bank ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FR: Words = {
  'ch.ask.credit': {
    says: 'Un crédit privé se révoque par écrit dans les 14 jours. Plus tard, demandez vite des mensualités plus petites. Si la banque n’a pas vérifié vos moyens, dites-le à un conseiller : elle peut perdre les intérêts, ou plus.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Une banque peut le plus souvent clore un compte à tout moment ; voyez le délai dans ses conditions. Qui habite ici peut demander à PostFinance un compte de paiement en francs, même endetté. Elle ne refuse que pour motifs graves, comme le blanchiment. Ouvrez-le maintenant et donnez le nouveau numéro.',
  },
}
