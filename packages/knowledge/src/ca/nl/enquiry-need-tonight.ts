/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'ca.need.bed': {
    says: 'Bel of sms nu 211, op elk uur. Daar weten ze welke opvang vannacht een bed heeft, ook voor gezinnen, in veel talen. In Toronto: bel Central Intake, 416-338-4766. De federale wet noemt goede huisvesting een mensenrecht. Vraag morgen de sociale dienst van uw provincie om noodgeld voor een woning.',
  },
  'ca.need.food': {
    says: 'Bel of sms nu 211. Zij vinden een voedselbank of gratis maaltijd vandaag bij u in de buurt, in veel talen. Vraag vandaag de sociale dienst van uw provincie om noodgeld voor eten. Krijgt u al bijstand, bel dan uw contactpersoon. Vraag de school naar maaltijden voor de kinderen.',
  },
  'ca.need.food-ontario': {
    says: 'Bel of sms 211 voor een voedselbank vandaag. Vraag dan noodhulp aan (emergency assistance), op ontario.ca of bij uw kantoor van Ontario Works. In een crisis kan die eten en wonen betalen tot 48 dagen, zonder volledige aanvraag. Krijgt u al Ontario Works of ODSP, bel dan uw contactpersoon.',
  },
  'ca.need.power': {
    says: 'Bel nu het bedrijf. Zeg dat er een baby, een oud of ziek mens is, en bied een betaalplan aan. Veel provincies verbieden afsluiten in de winter. Klaag vandaag bij de energietoezichthouder van uw provincie. Bel 211 voor hulp met de rekening en een warme plek vannacht. Verwarm binnen nooit met een oven of grill.',
  },
  'ca.need.power-ontario': {
    says: 'In Ontario mag een stroom- of gasbedrijf van 15 november tot 30 april geen woning afsluiten om een rekening. Wie eerder is afgesloten, moet weer stroom krijgen. Bel nu en zeg dat. Weigert het: klaag bij de Ontario Energy Board. Vraag naar LEAP, hulp bij oude rekeningen. Voor meterbedrijven van flats geldt iets anders. Warme plek: 211.',
  },
  'ca.need.loan-shark': {
    says: 'In gevaar: bel 911. Dreigen om betaald te worden is een misdaad (afpersing), net als lenen tegen meer dan 35% per jaar. U deed niets strafbaars door te lenen. Ontmoet hem niet alleen. Bewaar berichten, schrijf dagen en bedragen op voor de politie. Vraag de bank de kaart te blokkeren en een nieuwe rekening te openen. Voor geld en eten: 211.',
  },
}
