/** Fines of a court that were not paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_DE: Words = {
  'ie.public-debt.fine-want': {
    says: 'Der Gerichtsdienst (Courts Service) will eine Geldstrafe, die ein Richter verhängt hat. Sehen Sie nach Aktenzeichen, offener Summe und Zahltag.',
  },
  'ie.public-debt.fine-who': {
    says: 'Der Courts Service führt die Ämter der Gerichte. Er verschickt die Schreiben und nimmt die Zahlung einer Strafe an, die ein Richter verhängt hat.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Eine nicht bezahlte Gerichtsstrafe geht zurück an das Gericht. Es kann sie vom Lohn abziehen lassen oder gemeinnützige Arbeit anordnen. Sind über 500 € offen, kann es Sachen holen lassen.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'Gefängnis wegen einer offenen Strafe ist der letzte Schritt. Das Gericht muss zuerst an Lohn, Sachen und gemeinnützige Arbeit denken.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Eine Gerichtsstrafe von über 100 € kann über ein Jahr in Raten bezahlt werden. Die erste Rate muss binnen 42 Tagen nach der Strafe bezahlt sein.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Bevor das Gericht wegen einer offenen Strafe etwas anordnet, werden Sie zu einem Termin geladen. Gehen Sie hin und bringen Sie eine Aufstellung Ihrer Mittel mit. Der Richter muss sie ansehen.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Zahlen Sie die Strafe oder den Rest online oder bei der Post, mit der Fallnummer. Behalten Sie die Quittung. Geht das nicht, rufen Sie jetzt das Gerichtsamt an.',
  },
}
