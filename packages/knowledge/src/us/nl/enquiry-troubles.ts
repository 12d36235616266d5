/** The Dutch words of the rows in ../enquiry-troubles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TROUBLES_NL: Words = {
  'us.trouble.age': {
    says: 'Vanaf 40 jaar mag u niet worden ontslagen om leeftijd. Vervangen worden door iemand die veel jonger is, is een teken daarvan. Dien binnen 180 of 300 dagen in bij de EEOC of het kantoor van de staat.',
    dependsOn: 'de reden en het bewijs',
  },
  'us.trouble.water': {
    says: 'Wie onvoorzichtig was, betaalt: de buur voor het bad, de verhuurder voor leidingen die hij slecht liet worden. Maak foto’s en een lijst met prijzen, zeg het uw huurdersverzekering, en ga naar de rechtbank voor kleine zaken (small claims court).',
    dependsOn: 'wie onvoorzichtig was',
  },
  'us.trouble.ex-taxes': {
    says: 'Bij een gezamenlijke aangifte zijn beiden alles schuldig. Maar u kunt met Form 8857 om verlichting vragen als u het foute deel niet kende. Meestal binnen twee jaar na de eerste stap om te innen.',
    dependsOn: 'wat u wist en wanneer zij begonnen te innen',
  },
  'us.trouble.false-debt': {
    says: 'Betwist schriftelijk binnen 30 dagen. Doe een melding op IdentityTheft.gov en stuur die naar het incassobureau en de bureaus: zij moeten de schuld blokkeren. Bevries uw krediet gratis.',
  },
  'us.trouble.car-title': {
    says: 'Een kenteken met total loss (salvage title) verbergen is meestal oneerlijke handel, "as is" of niet. U mag de koop misschien ongedaan maken of het verlies eisen, in sommige staten drie keer. Bewaar de advertentie en de papieren.',
    dependsOn: 'wat u is verteld en uw staat',
  },
  'us.trouble.care-home': {
    says: 'Een verpleeghuis mag familie niet laten beloven om uit eigen geld te betalen. Wie voor een ouder tekent, betaalt van het geld van de ouder. Vraag om het contract en de datums van Medicaid.',
    dependsOn: 'wat u tekende en hoe',
  },
  'us.trouble.still-charged': {
    says: 'Zeg de bank om de betalingen te stoppen: drie werkdagen voor de volgende is genoeg. Betwist elke betaling binnen 60 dagen na het afschrift, en stuur het bedrijf uw bewijs dat u opzegde.',
  },
  'us.trouble.fall': {
    says: 'De winkel betaalt als die het gevaar kende of had moeten kennen. Teken niets en neem geen eerste aanbod aan voor u weet hoe u geneest. Bewaar foto’s, namen en rekeningen.',
    dependsOn: 'wat zij wisten, uw deel schuld en uw staat',
  },
  'us.trouble.move-kids': {
    says: 'Met een bevel over de zorg moet u meestal schriftelijk bericht geven en voor een verhuizing het ja van de andere ouder of de rechter krijgen. Vraag eerst de rechter: zonder dat verhuizen kan u de zorg kosten.',
    dependsOn: 'uw bevel, uw staat en de afstand',
  },
  'us.trouble.bad-paycheck': {
    says: 'Een looncheque zonder geld is onbetaald loon. Vraag schriftelijk om loon en bankkosten, en dien een gratis loonclaim in, samen met de anderen als het kan. Veel staten geven er boetes bij.',
  },
}
