/** The Dutch words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'au.ask.private-car': {
    says: 'Een particuliere verkoper geeft geen garantie, maar mag niet liegen. Liet een onwaar woord u kopen, dan kunt u de schade eisen. Bewaar advertentie en berichten, vraag een rapport van een monteur, schrijf met een datum en gebruik small claims. Kijk op ppsr.gov.au naar open schuld.',
    dependsOn: 'wat de verkoper over de auto zei',
  },
  'au.ask.used-car': {
    says: 'De auto van een dealer moet goed genoeg zijn voor leeftijd en prijs. Vraag herstel, of geld terug bij een groot gebrek. Sommige staten geven ook dealergarantie. Een particulier mag niet liegen over de auto.',
  },
}
