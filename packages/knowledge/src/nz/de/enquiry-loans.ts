/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'nz.ask.cancel-loan': {
    says: 'Einen Verbraucherkredit können Sie widerrufen: innerhalb von fünf Arbeitstagen, wenn Sie die Papiere in die Hand bekamen, sieben per E-Mail oder neun per Post. Das Geld müssen Sie zurückgeben.',
    dependsOn: 'wie Sie die Papiere bekommen haben',
  },
  'nz.ask.repossession': {
    says: 'Ist die Sache nicht in Gefahr, muss er eine Warnung (repossession warning notice) schicken, und Sie haben mindestens 15 Tage für die Rückstände. Schreiben Sie vorher: Bitten Sie um Änderung wegen Not (hardship) und bieten Sie, was geht. Krankheit, Jobverlust oder gestoppte Zahlung sind gute Gründe. Abholer brauchen eine Lizenz und dürfen nur von 6 bis 21 Uhr kommen, nicht sonntags oder feiertags. Sonst helfen seine Beschwerdestelle und MoneyTalks 0800 345 123.',
  },
  'nz.ask.mortgage': {
    says: 'Rufen Sie die Stelle der Bank für Notlagen (hardship team) und MoneyTalks unter 0800 345 123 an. Vor einem Zwangsverkauf (mortgagee sale) muss eine Mitteilung mit mindestens 20 Arbeitstagen kommen.',
  },
}
