/** The Dutch words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'us.scam.want': {
    says: 'Zij willen snel geld of uw gegevens, voor u het kunt nakijken.',
  },
  'us.scam.who': {
    says: 'Oplichters gebruiken vaak de naam van de IRS, Social Security, de politie, een bank of een grote winkel.',
  },
  'us.scam.reality': {
    says: 'Geen enkel echt kantoor vraagt om cadeaukaarten, crypto, contant geld per koerier of een overboeking om uw geld veilig te houden.',
  },
  'us.scam.rights-summary': {
    says: 'U hoeft niet te antwoorden. U mag ophangen, het wissen, en het echte kantoor vragen via het eigen nummer.',
  },
  'us.scam.not-yet': {
    says: 'Niemand komt u vandaag om dit bericht oppakken. Echte rechtbanken en kantoren schrijven en geven tijd.',
  },
  'us.scam.irs': {
    says: 'De IRS schrijft eerst per post. Zij begint niet met een sms, e-mail of telefoontje over een schuld of teruggave.',
    actionable: 'Bekijk uw account op IRS.gov. Gebruik niet de link of het nummer in het bericht.',
  },
  'us.scam.ssa': {
    says: 'Social Security blokkeert nooit uw nummer en vraagt nooit geld om het te houden.',
    actionable: 'Meld het op oig.ssa.gov.',
  },
  'us.scam.debt': {
    says: 'Een incassobureau dat geen naam, adres en schriftelijk bericht wil geven, is misschien vals.',
    actionable:
      'Vraag om een schriftelijk bericht over de schuld (validation notice). Zoek de zaak op de eigen site van de rechtbank.',
  },
  'us.scam.false-officer': {
    says: 'Doen alsof je een federale ambtenaar bent om geld te krijgen is een misdaad, met tot drie jaar gevangenis. U bent hier het slachtoffer.',
    actionable: 'Schrijf de naam, het nummer van de badge en het telefoonnummer op, en meld het.',
  },
  'us.scam.ssa-name': {
    says: 'Niemand mag de naam van Social Security gebruiken om een valse brief echt te laten lijken. Wie dat doet, kan een boete krijgen.',
  },
  'us.scam.right-check': {
    says: 'U hebt het recht om de tijd te nemen en het bij het echte kantoor na te vragen voor u betaalt of iets vertelt.',
  },
  'us.scam.right-bank': {
    says: 'Ging er geld van uw rekening zonder uw toestemming? Uw bank moet het onderzoeken. Zeg het binnen twee werkdagen, dan bent u het minst schuldig.',
  },
  'us.scam.toll': {
    says: 'De meeste sms’en over onbetaalde tol met een link zijn oplichting. Bekijk uw account op de eigen site van de toldienst.',
  },
  'us.scam.right-card': {
    says: 'Voor aankopen met een gestolen nummer van een creditcard betaalt u hoogstens $50, meestal niets. Bel nu het kaartbedrijf.',
  },
  'us.scam.right-identity-crime': {
    says: 'Uw naam of nummer gebruiken om te bedriegen is een federaal misdrijf (identity theft). Gaf u ze door? Ga naar IdentityTheft.gov.',
  },
}
