/** Purchases, subscriptions, bills for energy and telecom, and scams: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'be.buy.want': {
    says: 'Een bedrijf vraagt geld of houdt u aan een contract. Dit is geen papier van de rechter.',
  },
  'be.buy.who': {
    says: 'Een winkel of leverancier is een privébedrijf. Onwettige voorwaarden tellen niet.',
  },
  'be.buy.reality': { says: 'Niemand mag beslag leggen zonder rechter.' },
  'be.buy.not-yet': {
    says: 'Ze mogen geen kosten toevoegen vóór een gratis herinnering en 14 dagen.',
  },
  'be.buy.rights': {
    says: 'U mag betwisten, een verlengd contract opzeggen en naar een gratis ombudsman gaan.',
  },
  'be.buy.step-write': {
    says: 'Schrijf eerst het bedrijf. Zeg wat fout is en wat u wilt. Bewaar een kopie.',
  },
  'be.buy.step-pay-part': { says: 'Betaal wat klopt en betwist de rest schriftelijk.' },
  'be.buy.step-ombudsman': {
    says: 'Geen goed antwoord? Ga naar de consumentenombudsdienst, of die voor energie of telecom. Het is gratis.',
  },
  'be.buy.step-energy': {
    says: 'Vraag uw OCMW het energiefonds en een plan, en kijk of u het sociaal tarief hebt.',
  },
  'be.buy.step-report': { says: 'Meld het bedrijf bij de FOD Economie (ConsumerConnect).' },
  'be.buy.right-withdraw': {
    says: 'Voor de meeste aankopen online of aan huis mag u 14 dagen herroepen, zonder reden. De verkoper betaalt dan binnen 14 dagen terug.',
  },
  'be.buy.right-guarantee': {
    says: 'Nieuwe goederen hebben twee jaar wettelijke garantie van de verkoper.',
  },
  'be.buy.right-renewal': {
    says: 'Na een stilzwijgende verlenging mag u altijd gratis opzeggen, met hoogstens twee maanden.',
  },
  'be.buy.right-caps': { says: 'Kosten voor late betaling zijn wettelijk begrensd.' },
  'be.buy.right-terms': { says: 'Onrechtmatige bedingen binden u niet.' },
  'be.buy.option-dispute': {
    title: 'Schrijven en betwisten',
    says: 'Zeg wat fout is, met een termijn.',
    cost: 'Een postzegel of niets.',
    time: 'Een uur.',
    risk: 'Laag.',
    bestFor: 'De factuur of het product is fout.',
  },
  'be.buy.option-ombudsman': {
    title: 'Naar een gratis ombudsman',
    says: 'De consumentenombudsdienst vindt de juiste dienst.',
    cost: 'Niets.',
    time: 'Ongeveer 90 dagen.',
    risk: 'Geen.',
    bestFor: 'U schreef zonder goed antwoord.',
  },
  'be.buy.option-plan': {
    title: 'Een plan vragen',
    says: 'Stel een maandsom voor vóór de datum.',
    cost: 'Wat u voorstelt.',
    time: 'Een brief.',
    risk: 'U moet het volhouden.',
    bestFor: 'De factuur klopt maar is te hoog.',
  },
  'be.buy.scam-want': { says: 'Dit bericht lijkt op oplichting. Het wil uw geld of gegevens.' },
  'be.buy.scam-reality': {
    says: 'Geen bank of overheid vraagt uw pincode of kaartlezer via bericht of telefoon.',
  },
  'be.buy.scam-step-stop': {
    says: 'Klik niet, bel niet, betaal niet. Stuur het bericht naar verdacht@safeonweb.be.',
  },
  'be.buy.scam-step-bank': {
    says: 'Betaald of gegevens gegeven? Bel meteen uw bank en Card Stop (078 170 170), dan de politie.',
  },
  'be.buy.scam-right-refund': {
    says: 'De bank moet een niet toegestane betaling meestal terugbetalen, behalve bij grove nalatigheid.',
  },
  'be.buy.scam-option': {
    title: 'Niet antwoorden en melden',
    says: 'Stuur het door en wis het.',
    cost: 'Niets.',
    time: 'Vijf minuten.',
    risk: 'Geen.',
    bestFor: 'U gaf niets.',
  },
}
