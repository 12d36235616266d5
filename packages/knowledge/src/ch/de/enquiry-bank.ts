/** Questions about loans and accounts that a bank ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_DE: Words = {
  'ch.ask.credit': {
    says: 'Einen Privatkredit können Sie 14 Tage lang schriftlich widerrufen. Später bitten Sie früh um kleinere Raten. Hat die Bank Ihre Zahlungsfähigkeit nicht geprüft, sagen Sie es der Schuldenberatung: Sie kann Zinsen oder mehr verlieren.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Eine Bank darf ein Konto meist jederzeit kündigen; die Frist steht in den AGB. Wer hier wohnt, kann bei PostFinance ein Zahlungskonto in Franken verlangen, auch mit Schulden. Ablehnen darf sie nur aus schweren Gründen, etwa wegen Geldwäschereirecht. Eröffnen Sie es jetzt und melden Sie die neue Nummer.',
  },
}
