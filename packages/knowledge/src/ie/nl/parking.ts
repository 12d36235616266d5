/** The Dutch words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NL: Words = {
  'ie.parking.want': {
    says: 'Een wielklem (clamp) of kosten op privéterrein hebben eigen regels.',
  },
  'ie.parking.reality': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het mag een wielklem (clamp) zetten waar borden dat zeggen, en u kunt in beroep gaan.',
  },
  'ie.parking.who': {
    says: 'Een parkeerbeheerder of wielklembedrijf is particulier. De National Transport Authority (NTA) maakt de regels ervoor.',
  },
  'ie.parking.rights': { says: 'U kunt in beroep gaan bij het parkeerbedrijf, en dan bij de NTA.' },
  'ie.parking.not-yet': {
    says: 'Een brief over privéparkeren brengt geen strafpunten (penalty points).',
  },
  'ie.parking.right-appeal': {
    says: 'U kunt binnen 60 dagen bij het parkeerbedrijf in beroep gaan tegen een wielklem (clamp). Het heeft 21 dagen om te beslissen.',
  },
  'ie.parking.right-second': {
    says: 'Zegt het nee, dan kunt u binnen 30 dagen na dat antwoord in beroep gaan bij de NTA.',
  },
  'ie.parking.right-refund': {
    says: 'Wint u het beroep, dan moet het bedrag voor het losmaken (release charge) terugbetaald worden.',
  },
  'ie.parking.first': {
    says: 'U hebt 60 dagen vanaf de wielklem (clamp) om in beroep te gaan. Wij tellen vanaf de datum van de brief.',
    action: 'In beroep gaan bij het parkeerbedrijf',
    consequence: 'Dan verliest u ook het beroep bij de NTA.',
  },
  'ie.parking.step-photo': { says: 'Maak foto’s van de auto, de borden en uw parkeerkaart.' },
  'ie.parking.step-appeal': { says: 'Stuur het beroep schriftelijk met uw bewijs.' },
  'ie.parking.step-who': {
    says: 'Kijk wie het stuurde. Een brief van de gemeente (council) is een boete van de overheid met eigen data.',
  },
  'ie.parking.opt-appeal': {
    says: 'Eerst bij het bedrijf, dan bij de NTA.',
    title: 'In beroep gaan',
    cost: 'Gratis.',
    time: '60 dagen, dan 30 dagen.',
    risk: 'Laag.',
    bestFor: 'U betaalde, of de borden waren niet duidelijk.',
  },
  'ie.parking.opt-pay': {
    says: 'Betaal om de auto vrij te krijgen, en ga toch in beroep.',
    title: 'Betalen',
    cost: 'Het bedrag.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'Er zit een wielklem op uw auto.',
  },
  'ie.parking.right-signs': {
    says: 'Borden moeten zeggen dat er wielklemmen (clamps) gebruikt worden en wat die kosten. Op privéterrein begrenst de wet het bedrag om een auto vrij te maken.',
  },
  'ie.parking.right-two-appeals': {
    says: 'U kunt binnen 60 dagen bij het parkeerbedrijf in beroep gaan, ook nadat u betaalde. Zegt het nee, ga dan binnen 30 dagen in beroep bij de NTA.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Een bedrag op privégrond rust op een contract. Een onduidelijk bord, of een veel te hoog bedrag, bindt u misschien niet.',
  },
}
