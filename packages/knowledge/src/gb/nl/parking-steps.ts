/** What to do about a private parking charge, step by step: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_NL: Words = {
  'gb.parking.step-do-not-pay-yet': {
    says: 'Beslis voordat u betaalt. Betaalt u, dan verliest u het recht op bezwaar.',
  },
  'gb.parking.step-appeal': {
    says: 'Klopt het volgens u niet? Maak binnen 28 dagen bezwaar (appeal) bij het bedrijf. Doe het binnen 14 dagen om de lagere prijs te houden.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Bent u het ermee eens? Betaal de lagere prijs binnen de genoemde tijd. Bewaar het bewijs.',
  },
  'gb.parking.step-count-days': {
    says: 'Tel de dagen van het parkeren tot de dag dat deze brief kwam. Zijn het er meer dan 14? Dan hoeft de houder (keeper) misschien niet te betalen.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Schrijf als houder (keeper). Schrijf “de bestuurder” (the driver) en niet “ik” als u de regels voor houders wilt gebruiken.',
  },
  'gb.parking.step-evidence': {
    says: 'Verzamel bewijs: uw parkeerkaartje of bankafschrift, foto’s van de borden en de naam van wie bij u was.',
  },
  'gb.parking.step-rejected': {
    says: 'Gebruik de code in de brief om vóór de laatste dag naar POPLA of de IAS te gaan. Het is gratis.',
  },
  'gb.parking.step-collector': {
    says: 'Schrijf één keer aan het incassobureau en het parkeerbedrijf. Schrijf dat u de boete betwist en waarom. Geef uw huidige adres.',
  },
  'gb.parking.step-collector-watch': {
    says: 'Let op een laatste brief (letter before claim) of papieren van de rechter. Die moet u beantwoorden. Open dus elke brief.',
  },
  'gb.parking.step-court': {
    says: 'Antwoord vóór de datum in de brief. Schrijf wat u betwist. Vraag om de eerste brief, de foto’s en de borden.',
  },
  'gb.parking.step-landowner': {
    says: 'Vraag de winkel, het ziekenhuis of de verhuurder de boete in te trekken. Laat een bon zien, of bewijs dat u klant of patiënt was.',
  },
  'gb.parking.step-keying': {
    says: 'Betaalde u maar typte u het kenteken fout? Stuur het betaalbewijs. Bij een kleine fout hoort de boete volgens de code te vervallen.',
  },
  'gb.parking.step-signs': {
    says: 'Ga terug en maak foto’s van de borden vanaf de plek waar u binnenreed. Laat zien of ze klein, hoog, donker of verborgen zijn.',
  },
  'gb.parking.step-hire': {
    says: 'Ging het om een huurauto? Kijk of ze het huurcontract en uw getekende verklaring meestuurden. Zonder die papieren hoeft de huurder misschien niet te betalen.',
  },
  'gb.parking.step-pay-offer': {
    says: 'Bent u de boete schuldig? Bied het eerste bedrag aan, zonder de extra kosten. Doe het schriftelijk.',
  },
  'gb.parking.step-keep': {
    says: 'Bewaar elke brief en envelop. Verhuist u? Zeg het het parkeerbedrijf en de DVLA, zodat papieren van de rechter u bereiken.',
  },
  'gb.parking.step-check-member': {
    says: 'Ga na of het bedrijf lid is van de BPA of de IPC. Andere bedrijven krijgen uw adres niet van de DVLA.',
  },
  'gb.parking.step-collector-papers': {
    says: 'Vraag hun om de eerste brief, de foto’s en een lijst van alle extra kosten.',
  },
  'gb.parking.step-rejected-answer': {
    says: 'Antwoord op elke reden die het bedrijf gaf. Vraag het de borden, het contract met de eigenaar van het terrein en de data te bewijzen.',
  },
  'gb.parking.step-rejected-after': {
    says: 'Wordt het onafhankelijke bezwaar afgewezen? Dan kunt u betalen of een eis bij de rechter (court claim) afwachten. Laat papieren van de rechter nooit liggen.',
  },
  'gb.parking.step-count-days-windscreen': {
    says: 'Tel de dagen van de bon op de auto tot deze brief. De brief hoort te komen tussen dag 29 en dag 56.',
  },
}
