/** The Dutch words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_NL: Words = {
  'ch.ask.used-car': {
    says: 'Schrijf de verkoper meteen en noem het gebrek: de wet wil dat u snel nakijkt en meldt. U kunt een lagere prijs of uw geld terug vragen. Veel contracten sluiten dat uit. Dat helpt geen verkoper die een gebrek met opzet verzweeg.',
  },
}
