/** The Dutch words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_NL: Words = {
  'us.fact.asked-then-punished': {
    says: 'Men mag uw diensten niet schrappen of u ontslaan omdat u naar uw loon vroeg, welke papieren u ook hebt. Bewaar de berichten en noteer data. Klaag gratis bij de Wage and Hour Division of de arbeidsdienst van uw staat. U kunt gemist loon en meestal nog eens zoveel eisen, naast de overuren.',
  },
  'us.fact.register-short': {
    says: 'Federaal recht verbiedt het als uw weekloon daardoor onder het minimumloon komt. Veel staten, zoals Californië en New York, verbieden het bijna altijd, andere willen vooraf uw schriftelijke toestemming. Vraag schriftelijk om bewijs en regel. Dien dan gratis een loonclaim in bij de arbeidsdienst.',
    dependsOn: 'uw loon en uw staat',
  },
  'us.fact.quit-without-notice': {
    says: 'Voor de meeste banen eist geen wet twee weken opzegging, en meteen weggaan kost u niet het loon over gewerkte uren. Het is uiterlijk op de volgende betaaldag verschuldigd. Vraag het schriftelijk met uw uren. Dien dan gratis een loonclaim in bij de arbeidsdienst van de staat of de Wage and Hour Division.',
  },
}
