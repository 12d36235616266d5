/** Vragen over parkeren: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_NL: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'Nee. In Schotland kan alleen de bestuurder een particuliere boete schuldig zijn. Geen wet verplicht de houder (keeper) de bestuurder te noemen. Zeg niet wie er reed. Een boete van de gemeente is anders.',
  },
  'gb.ask-parking.private-fine': {
    says: 'Nee. Een “parking charge notice” van een particulier bedrijf is een eis om geld uit een contract. Het is geen boete van de overheid en geeft geen strafblad. Maak bezwaar als hij niet klopt. Laat papieren van de rechter niet liggen.',
  },
  'gb.ask-parking.ignore-private': {
    says: 'Nee, laat hem niet liggen. Het is geen boete van de overheid, maar het bedrijf kan ermee naar de rechter. Klopt hij niet, maak binnen 28 dagen bezwaar bij het bedrijf. Laat papieren van de rechter nooit liggen.',
  },
  'gb.ask-parking.appeal-late': {
    says: 'Schrijf nu, zeg waarom het laat is en vraag er toch naar te kijken. Een particulier bedrijf kan het nog aannemen, en bij een eis kunt u verweer voeren. Bij een gemeente wacht u op de volgende brief. Die geeft een nieuwe kans.',
    dependsOn: 'wie hem stuurde en waarom u laat bent',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: 'Hing er geen bon aan de auto, dan moet de brief binnen 14 dagen na het parkeren bij de houder (keeper) zijn. Hing er wel een bon, dan moet hij tussen dag 29 en dag 56 komen. Is hij te laat, dan kunnen ze alleen de bestuurder aanspreken.',
  },
  'gb.ask-parking.sold-car': {
    says: 'Schrijf dat u die dag niet de houder (keeper) was. Stuur bewijs van de verkoop, zoals de brief van de DVLA, en naam en adres van de koper als u die weet. Dan bent u als houder niets schuldig.',
  },
  'gb.ask-parking.council-sold-car': {
    says: 'Betaal niet. Stuur de gemeente (council) het verkoopbewijs als uw formele bezwaar, binnen 28 dagen na de brief. Geef de dag van de verkoop en naam en adres van de koper. Zegt ze nee, dan is het tribunaal gratis.',
  },
  'gb.ask-parking.minutes-over': {
    says: 'Maak binnen 14 dagen bezwaar bij het bedrijf, zodat u bij een nee de lagere prijs houdt. De code geeft minstens 10 minuten aan het eind, plus tijd om de borden te lezen. Weigert het, dan is het onafhankelijke bezwaar gratis.',
  },
  'gb.ask-parking.council-loading': {
    says: 'Maak binnen 14 dagen bezwaar en stuur de leverbon. Echt laden of lossen kan een volledige reden zijn om in te trekken. De meeste gemeenten bieden bij een nee de lagere prijs opnieuw aan, als u op tijd bezwaar maakte. Vraag ernaar voordat de tijd voorbij is.',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'Het is misschien niet te laat. U hebt 5 dagen voor de ontvangst en dan 14 om te bevestigen, of 28 voor verweer als u dat deed. Bel vandaag de rechtbank. Is er geen vonnis, antwoord nu. Is er een, vraag met formulier N244 het te vernietigen (set aside).',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'Nee, meestal niet de volle boete. Maak bezwaar bij het bedrijf en stuur het betaalbewijs. Volgens de code hoort een kleine fout te vervallen. Bij een grotere fout, zoals een andere auto, hoort het hoogstens £20 te zijn.',
  },
}
