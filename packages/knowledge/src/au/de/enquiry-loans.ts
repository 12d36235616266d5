/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'au.ask.repossession': {
    says: 'Bitten Sie den Kreditgeber jetzt um Hilfe bei Zahlungsnot (hardship), und beschweren Sie sich kostenlos bei der AFCA. Er muss eine Mahnung schicken und 30 Tage warten, und er braucht eine Erlaubnis, um in Ihr Zuhause zu kommen.',
  },
  'au.ask.home-loan': {
    says: 'Rufen Sie beim Kreditgeber die Stelle für Zahlungsnot (hardship team) an und die Beratung unter 1800 007 007. Er muss eine Mahnung (default notice) mit mindestens 30 Tagen schicken. Eine Beschwerde bei der AFCA hält es meist an.',
  },
  'au.ask.loan-hardship': {
    says: 'Sagen Sie dem Kreditgeber heute, dass Sie in Not sind; ein Anruf reicht. Er muss binnen 21 Tagen antworten, und bei einem Nein entscheidet AFCA kostenlos. Hilfe gibt auch 1800 007 007, kostenlos.',
  },
  'au.ask.account-closed': {
    says: 'Eine Bank darf ein Konto schließen, meist mit fairer Frist, und muss Ihr Geld auszahlen. Fragen Sie schriftlich nach dem Grund. Ist es unfair, beschweren Sie sich dort, dann kostenlos bei AFCA.',
  },
}
