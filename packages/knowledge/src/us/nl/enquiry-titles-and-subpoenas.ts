/** The Dutch words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_NL: Words = {
  'us.named.ask-no-title': {
    says: 'Zonder eigendomsbewijs (title) is de koop niet af: u kunt de auto niet registreren. Schrijf de verkoper met een dag en bewaar de koopbon, berichten en betaalbewijs. Controleer het nummer (VIN). Komt er niets, vraag uw geld terug, meld het bij politie en voertuigendienst en ga naar small claims. Een dealer heeft meestal zo’n 20 tot 30 dagen.',
  },
  'us.named.ask-subpoena': {
    says: 'Ja, ga: wie een geldige oproep (subpoena) negeert, kan een boete krijgen of gearresteerd worden. Bel de genoemde advocaat of griffie: de dag kan vaak anders. Vraagt zij te veel of komt zij te laat, vraag de rechter vooraf om haar te schrappen (motion to quash). U hoeft niet te zeggen wat u zelf kan beschuldigen. Zeg het meteen uw baas: de meeste staten verbieden ontslag van getuigen.',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: 'uw staat en hoeveel ze nemen',
    says: 'Geld dat per ongeluk is betaald, mag meestal terug, maar met grenzen. Veel staten eisen eerst uw schriftelijke ja of een bericht, en maar een deel van elk loon. In New York is een schriftelijk bericht nodig, hoogstens acht weken terug, en bij grote sommen hoogstens 12,5 % per loon. Vraag de cijfers en bied kleine stappen aan.',
  },
}
