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
    says: 'Sagen Sie dem Kreditgeber, dass dies eine hardship notice ist: warum, was Sie zahlen können und bis wann. Ein Anruf zählt, aber schreiben Sie auch; Rückstand hindert nicht. Er muss binnen 21 Tagen antworten, ein Nein begründen. Bis dahin und 14 Tage nach einem Nein darf er meist nicht klagen. Dann entscheidet AFCA kostenlos. Vor Super oder Konkurs: 1800 007 007 anrufen.',
  },
  'au.ask.account-closed': {
    says: 'Eine Bank darf ein Konto schließen, meist mit fairer Frist, und muss Ihr Geld auszahlen. Fragen Sie schriftlich nach dem Grund. Ist es unfair, beschweren Sie sich dort, dann kostenlos bei AFCA.',
  },
  'au.ask.repo-agent': {
    says: 'Niemand darf das Grundstück betreten, auf dem Sie wohnen, um das Auto zu holen, ohne Ihr schriftliches Ja oder einen Gerichtsbeschluss. Sie müssen nichts unterschreiben; die Polizei treibt keine Schulden ein. Anderswo dürfen sie es nach einer Mahnung (default notice) und 30 Tagen holen. Beschweren Sie sich heute bei AFCA, 1800 931 678: Meist müssen sie dann warten. Bitten Sie schriftlich um Hilfe wegen Not (hardship). Verstecken Sie das Auto nicht: Auf schriftliche Frage müssen Sie sagen, wo es ist.',
  },
}
