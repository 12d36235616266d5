/** Questions about scams, false bills and payments that nobody allowed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'Halten Sie es für Betrug. Ämter verlangen per SMS weder Zahlungen noch Kartendaten. Klicken Sie nicht. Leiten Sie die Nachricht an 33700 weiter und tippen Sie die echte Seite selbst ein.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Sagen Sie es sofort der Bank. Eine Zahlung, die Sie nicht erlaubt haben, muss sie erstatten, außer sie beweist grobe Fahrlässigkeit. Ein Anruf mit gefälschter Nummer der Bank ist das oft nicht.',
    dependsOn: 'ob Sie die Zahlung selbst erlaubt haben',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Die Rundfunkgebühr (redevance) wurde 2022 abgeschafft. Ein Brief oder eine Nachricht, die sie jetzt verlangt, ist wahrscheinlich Betrug.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
}
