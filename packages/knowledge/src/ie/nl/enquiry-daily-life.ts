/** The Dutch words of Ireland: enquiry daily life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_NL: Words = {
  'ie.ask.home-loan': {
    says: 'Neem nu contact op met de kredietgever en met MABS op 0818 07 2000. Hij moet eerst naar hulp kijken, en heeft een bevel van de rechter nodig om uw woning te nemen. Ga naar elke zitting.',
  },
  'ie.ask.car-finance': {
    says: 'Dat hangt ervan af. Is een derde van de huurkoopprijs (hire purchase) betaald, dan hebben ze een bevel van de rechter nodig. U kunt het ook beëindigen door de helft te betalen en de auto terug te geven.',
    dependsOn: 'hoeveel er al betaald is',
  },
  'ie.ask.toll': {
    says: 'Controleer de brief op eflow.ie, zelf ingetypt. Betaal de tol vroeg, want hij groeit in stappen. Verkocht u de auto of was u er niet? Ga dan met bewijs in beroep.',
  },
  'ie.ask.property-tax': {
    says: 'Vraag Revenue om uitstel als uw inkomen laag is, of om in delen te betalen. Stuur de aangifte in elk geval.',
  },
  'ie.ask.data-breach': {
    says: 'Verander uw wachtwoorden en zeg het uw bank. Vraag het bedrijf wat er weg is. U kunt gratis klagen bij de Data Protection Commission en schadevergoeding vragen.',
  },
  'ie.ask.flight': {
    says: 'U kunt terugbetaling of een andere vlucht kiezen. U kunt ook €250 tot €600 krijgen als u het laat hoorde en het aan de maatschappij lag. Vraag het eerst aan de maatschappij. Na zes weken, of een nee, klaagt u gratis bij de Irish Aviation Authority.',
  },
  'ie.ask.builder': {
    says: 'Schrijf wat niet goed is en geef een datum om het te herstellen. Werk moet met zorg en vakkennis gedaan worden. Gebruik dan de procedure voor kleine eisen (small claims procedure), tot € 2.000.',
  },
  'ie.ask.welfare-refused': {
    says: 'Vraag het kantoor opnieuw te kijken, en ga binnen 60 dagen na de beslissing in beroep bij het Social Welfare Appeals Office. Het is gratis. Stuur nieuw bewijs.',
  },
  'ie.ask.management-fee': {
    says: 'Dat hangt ervan af. Vraag de begroting die de eigenaars goedkeurden en de rekeningen. Bent u het schuldig? Vraag in delen te betalen voordat het naar de rechter gaat.',
    dependsOn: 'of de begroting goedgekeurd is',
  },
  'ie.ask.property-tax-dates': {
    says: 'Zoek de dag op in LPT online. Eén jaarlijkse afschrijving gebeurt meestal op 21 maart. Een maandelijkse gaat op de 15e.',
  },
  'ie.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat stuk ging. Spullen moeten een redelijke tijd meegaan, ook na de garantie. Vraag gratis herstel of iets nieuws; lukt dat niet, dan geld terug.',
  },
  'ie.ask.used-car': {
    says: 'Schrijf de handelaar meteen. Binnen 30 dagen kunt u bij een ernstig gebrek de auto teruggeven voor uw geld. Vraag daarna eerst gratis herstel. Een particuliere verkoper is anders.',
  },
  'ie.ask.photo': {
    says: 'Niet meteen. Vraag van wie hij is en hoe het bedrag berekend is. Een redelijk bedrag is meestal de gewone licentieprijs. Haal de foto weg en bewaar een kopie.',
    dependsOn: 'hoe u hem gebruikte en of u toestemming had',
  },
  'ie.ask.council-parking': {
    says: 'Schrijf de gemeente (council) voordat de 28 dagen om zijn en vraag het in te trekken, met foto’s. Zegt zij nee? Betaal op tijd of vertel uw kant aan een rechter.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat zij niet van u is en meld het bij de politie (gardaí). U kunt in het Central Credit Register laten zetten dat iemand uw naam gebruikt.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Zij moet het geld meestal uiterlijk op de volgende werkdag teruggeven, en bewijzen dat u onvoorzichtig was als zij dat zegt. Ga dan gratis naar de FSPO.',
  },
  'ie.ask.firm-closed': {
    says: 'Vraag schriftelijk het geld, en vraag uw bank meteen het terug te halen (chargeback). U hoeft niet te betalen voor wat ze niet leveren. Is het bedrijf failliet (insolvent), schrijf dan de curator (liquidator).',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Vraag de bank schriftelijk om loon, uitkering en geld voor huur en eten vrij te geven. Misschien mag ze de reden niet noemen. Klaag vandaag: na 40 werkdagen, of een laatste nee, gaat u gratis naar de FSPO.',
  },
}
