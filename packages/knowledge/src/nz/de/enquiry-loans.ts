/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'nz.ask.cancel-loan': {
    says: 'Einen Verbraucherkredit können Sie widerrufen: innerhalb von fünf Arbeitstagen, wenn Sie die Papiere in die Hand bekamen, sieben per E-Mail oder neun per Post. Das Geld müssen Sie zurückgeben.',
    dependsOn: 'wie Sie die Papiere bekommen haben',
  },
  'nz.ask.repossession': {
    says: 'Rufen Sie den Kreditgeber vor dem Ende der Frist an und bitten Sie um eine Änderung wegen einer Notlage (hardship). Er muss mindestens 15 Tage, bevor er Sachen nimmt, eine Warnung schicken.',
  },
  'nz.ask.mortgage': {
    says: 'Rufen Sie die Stelle der Bank für Notlagen (hardship team) und MoneyTalks unter 0800 345 123 an. Vor einem Zwangsverkauf (mortgagee sale) muss eine Mitteilung mit mindestens 20 Arbeitstagen kommen.',
  },
}
