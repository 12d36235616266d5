/** The Dutch words of the rows in ../enquiry-insurers-offices-and-offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURERS_OFFICES_AND_OFFERS_NL: Words = {
  'us.fact.home-insurance-cancelled': {
    says: 'Regel vandaag nieuwe dekking, ook kort: anders mag de bank na 45 dagen aankondiging dure dekking op uw kosten kopen. Klaag online bij de verzekeringstoezichthouder van uw staat, met betaalbewijs, e-mails en brief; de verzekeraar moet antwoorden. Voor het einde is een schriftelijk bericht met reden nodig. Nam hij uw geld en zei hij dat u gedekt was, dan kan hij daaraan vastzitten.',
  },
  'us.fact.plan-renewed-itself': {
    says: 'Bel nu de verzekeraar en HealthCare.gov en vraag schriftelijk wanneer het plan eindigde en wat open staat. Voor maanden met dekking kan de premie verschuldigd zijn. Betaalde niemand, dan eindigt het plan meestal vanzelf: met toeslag na drie maanden, terug tot het eind van de eerste. Vraag een eerder einde als u anders verzekerd was. Formulier 1095-A: de toeslag wordt in de aangifte verrekend.',
  },
  'us.fact.office-wants-bank-papers': {
    says: 'Men controleert inkomen en spaargeld, omdat de hulp daarvan afhangt. Meestal is het routine en geen verdenking. Stuur kopieën voor de dag in de brief, anders kan de hulp stoppen. Vraag schriftelijk welke maanden en waarvoor, en om meer tijd of hulp. Maak niets zwart. Leg geld van familie uit in een briefje. Wordt er gekort, vraag dan meteen een fair hearing.',
  },
  'us.fact.is-this-job-real': {
    says: 'Zoek het bedrijf in het register van uw staat en bel een nummer dat u zelf vindt. Een echte werkgever vraagt geen geld en stuurt geen cheque om door te geven. Gaf u uw Social Security number, bevries dan gratis uw krediet bij alle drie de bureaus en kijk op AnnualCreditReport.com. Bij misbruik: IdentityTheft.gov. Meld een nepbaan op ReportFraud.ftc.gov.',
  },
  'us.fact.divorce-debt-first-notice': {
    says: 'Negeer het niet. Schrijf binnen 30 dagen na het eerste bericht dat u de schuld betwist en bewijs wilt; tot dan moeten ze stoppen. Het scheidingspapier bindt de bank niet: wie tekende kan aangesproken worden. Maar de scheidingsrechter kan uw ex laten terugbetalen. Kijk naar de verjaring voor u betaalt of iets belooft. Komen er rechtbankpapieren, antwoord op tijd.',
  },
}
