/** Questions about penalties by camera: bus lanes, banned turns, and a speeding notice for a car of the firm: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAMERA_PENALTIES_NL: Words = {
  'gb.ask-parking.bus-lane': {
    says: 'U kunt binnen 28 dagen schriftelijk bezwaar maken bij de council, met foto’s van borden en lijnen op uw weg. Donkere, verborgen of onduidelijke borden zijn een goede reden. Wie vroeg betaalt, betaalt de helft: 14 dagen in Londen, elders meestal 21, zoals op de brief staat. Maar met betalen is de zaak voorbij. Zegt de council nee, ga dan binnen 28 dagen gratis naar het tribunaal: u riskeert alleen de halve prijs. Kwamen er meer boetes voordat de eerste brief er was, vraag dan om die te schrappen.',
  },
  'gb.ask-speed.lease-car': {
    says: 'De 14 dagen gelden alleen voor de eerste brief, aan de geregistreerde houder (registered keeper). Bij een lease- of bedrijfsauto is dat meestal de leasemaatschappij. Vraag op welke dag haar brief kwam. Was dat binnen 14 dagen na de overtreding, dan mag de uwe later komen. Stuur uw formulier in elk geval binnen 28 dagen terug en zeg wie reed: niet antwoorden is een eigen misdrijf, met zes punten. Kwam de eerste brief te laat, vraag dan advies voordat u een boete of cursus aanneemt.',
  },
}
