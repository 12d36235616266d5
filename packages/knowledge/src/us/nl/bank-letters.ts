/** The Dutch words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_NL: Words = {
  'us.bank.right-notice': {
    says: 'Uw bank of credit union moet 30 dagen vooraf schrijven voor een wijziging die slechter voor u is, zoals nieuwe kosten.',
  },
  'us.bank.step-compare': {
    says: 'Zoek de dag van de wijziging en de nieuwe kosten. Bevallen die u niet, verplaats uw geld dan voor die dag.',
  },
  'us.bank.right-stop-payment': {
    says: 'U kunt een automatische betaling stoppen. Zeg het uw bank minstens drie werkdagen vooraf.',
  },
  'us.bank.right-other-sum': {
    says: 'Als een automatische betaling een ander bedrag wordt, kunt u tien dagen vooraf bericht krijgen.',
  },
  'us.bank.right-wrong-debit': {
    says: 'Meld een foute afschrijving bij uw bank binnen 60 dagen na het afschrift. Zij moet het onderzoeken, meestal binnen tien werkdagen.',
  },
  'us.bank.asked-fraud': {
    says: 'Meld bij de bank een overboeking die u niet goed vond binnen twee dagen, en elke andere binnen 60 dagen na het afschrift. Zij moet het onderzoeken. Hebt u het zelf overgemaakt, betwist het dan ook.',
  },
}
