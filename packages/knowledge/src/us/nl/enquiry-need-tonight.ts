/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'us.need.bed': {
    says: 'Bel nu 211, op elk uur. Daar weten ze welke opvang vannacht een bed heeft, ook voor gezinnen. Een kind zonder huis mag op zijn school blijven of meteen op een nieuwe beginnen, zonder papieren. Een auto is geen huis. Vraag de school naar de contactpersoon (homeless liaison): die helpt met vervoer en gratis maaltijden.',
  },
  'us.need.bed-new-york': {
    says: 'De stad New York moet elke nacht opvang geven aan wie daar recht op heeft (right to shelter). Met kinderen of zwanger: ga naar PATH, 151 East 151st Street, Bronx, dag en nacht open. Anderen: bel 311 voor het aanmeldpunt. Neem papieren mee als u die heeft. Buiten de stad: bel 211.',
  },
  'us.need.food': {
    says: 'Bel 211, of de hongerlijn 1-866-348-6479 (USDA, maandag tot vrijdag), voor gratis eten vandaag bij u in de buurt. Vraag vandaag SNAP (voedselbonnen) aan en zeg dat u niets heeft. Het moet in zeven dagen komen bij hoogstens $ 100 en minder dan $ 150 inkomen deze maand. Ook als alles samen minder is dan huur en stroom. Vraag de school om gratis maaltijden.',
  },
  'us.need.power': {
    says: 'Bel nu het energiebedrijf en zeg dat er een baby, een oud of ziek mens is. Bel 211 en vraag om LIHEAP-crisishulp. Heeft u er recht op, dan moet die in 48 uur helpen, bij levensgevaar in 18. Veel staten verbieden afsluiten bij kou of ziekte: bel de toezichthouder van uw staat. Verwarm binnen nooit met een oven, grill of generator.',
  },
  'us.need.loan-shark': {
    says: 'In gevaar: bel 911. Lenen of innen met dreiging van geweld is een federale misdaad. U deed niets strafbaars door te lenen. Ontmoet hem niet alleen. Bewaar berichten, schrijf dagen en bedragen op. Meld het bij de politie of de FBI: tips.fbi.gov. Vraag de bank de kaart te blokkeren en een nieuwe rekening te openen. Voor geld en eten: bel 211.',
  },
}
