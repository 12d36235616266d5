/** The Dutch words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_NL: Words = {
  'nz.air.want': {
    says: 'Een luchtvaartmaatschappij schrijft over uw late of geannuleerde vlucht. U bent niets schuldig, en misschien krijgt u geld.',
  },
  'nz.air.reality': {
    says: 'De eigen regels van de luchtvaartmaatschappij zijn niet het laatste woord. De wet staat erboven.',
  },
  'nz.air.right-domestic': {
    says: 'Had de luchtvaartmaatschappij een vertraging in het binnenland kunnen voorkomen, zoals bij te weinig personeel? Dan betaalt ze uw echte verlies. Het meeste is tien keer de prijs van het ticket.',
  },
  'nz.air.right-care': {
    says: 'Een vlucht moet met zorg en binnen een redelijke tijd worden uitgevoerd. Zo niet, dan kunt u uw geld terugvragen en uw kosten vragen.',
  },
  'nz.air.right-abroad': {
    says: 'Bij een internationale reis kunt u uw verlies door een vertraging eisen, tot een grens. U hebt twee jaar om naar de rechter te gaan.',
  },
  'nz.air.right-misled': {
    says: 'Een luchtvaartmaatschappij mag u niet misleiden over uw rechten.',
  },
  'nz.air.right-tribunal': {
    says: 'Zegt de luchtvaartmaatschappij nee? Dan kan het Disputes Tribunal beslissen. Het is goedkoop en u hebt geen advocaat nodig.',
  },
  'nz.air.step': {
    says: 'Schrijf de luchtvaartmaatschappij. Noem de vlucht, de reden die ze gaf en elke kostenpost, met bonnen.',
  },
}
