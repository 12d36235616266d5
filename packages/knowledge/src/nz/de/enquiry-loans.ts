/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'nz.ask.cancel-loan': {
    says: 'Einen Verbraucherkredit können Sie widerrufen: innerhalb von fünf Arbeitstagen, wenn Sie die Papiere in die Hand bekamen, sieben per E-Mail oder neun per Post. Das Geld müssen Sie zurückgeben.',
    dependsOn: 'wie Sie die Papiere bekommen haben',
  },
  'nz.ask.repossession': {
    says: 'Ist die Sache nicht gefährdet, haben Sie nach der Warnung (repossession warning notice) mindestens 15 Tage. Beantragen Sie jetzt schriftlich eine Änderung wegen Not: warum, was Sie zahlen können, bis wann. Tun Sie es binnen zwei Wochen nach der Warnung und bevor Sie zwei Monate im Rückstand sind. Der Kreditgeber muss in 20 Werktagen antworten. Bei Nein helfen seine freie Beschwerdestelle und MoneyTalks 0800 345 123. Verstecken Sie das Auto nicht.',
  },
  'nz.ask.mortgage': {
    says: 'Rufen Sie die Stelle der Bank für Notlagen (hardship team) und MoneyTalks unter 0800 345 123 an. Vor einem Zwangsverkauf (mortgagee sale) muss eine Mitteilung mit mindestens 20 Arbeitstagen kommen.',
  },
}
