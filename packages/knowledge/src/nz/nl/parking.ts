/** The Dutch words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NL: Words = {
  'nz.parking.want': { says: 'Kijk wie het stuurde. Een privébedrijf is geen overheidskantoor.' },
  'nz.parking.reality': {
    says: 'Dit is geen boete. Een privébedrijf kan alleen zijn redelijke verlies uit een contract eisen, en zou naar de rechter moeten.',
  },
  'nz.parking.who': {
    says: 'Een privébedrijf voor parkeren heeft geen macht van de overheid. Het beroept zich op zijn borden.',
  },
  'nz.parking.rights': {
    says: 'U kunt het bij het bedrijf betwisten, en daarna bij het Disputes Tribunal.',
  },
  'nz.parking.not-yet': {
    says: 'Een bericht van een privébedrijf (breach notice) geeft geen strafpunten (demerit points).',
  },
  'nz.parking.right-loss': {
    says: 'Ze mogen alleen een redelijk bedrag vragen voor hun verlies en kosten, niet voor een straf.',
  },
  'nz.parking.right-clamp': {
    says: 'Het bedrag voor een wielklem (wheel clamp) mag hoogstens $100 zijn. De klem moet er snel af nadat u betaalt.',
  },
  'nz.parking.clamp-fee': {
    says: 'Het bedrag voor een wielklem (wheel clamp) mag hoogstens $100 zijn.',
    name: 'Bedrag voor een wielklem',
  },
  'nz.parking.step-who': {
    says: 'Kijk wie het stuurde. Is het een gemeente (council) of de politie? Dan is het een echte boete met een laatste dag.',
  },
  'nz.parking.step-proof': { says: "Maak foto's van de borden en bewaar uw kaartje." },
  'nz.parking.step-write': {
    says: 'Bent u het niet eens? Schrijf het bedrijf en zeg waarom. Zeg dat u het betwist.',
  },
  'nz.parking.opt-dispute': {
    says: 'Schrijf het bedrijf met uw redenen. Daarna kan het Disputes Tribunal beslissen.',
    title: 'Het betwisten',
    cost: 'Eerst gratis.',
    time: 'Weken.',
    risk: 'Ze kunnen het naar een incassobureau sturen.',
    bestFor: 'U betaalde, of de borden waren niet duidelijk.',
  },
  'nz.parking.opt-pay': {
    says: 'Betaal als u het ermee eens bent dat u het schuldig bent.',
    title: 'Betalen',
    cost: 'Het gevraagde bedrag.',
    time: 'Vóór de datum op het bericht.',
    risk: 'Geen.',
    bestFor: 'U wilt ervan af zijn.',
  },
  'nz.parking.right-penalty': {
    says: 'Een bedrag dat veel te hoog is voor de schade kan een straf (penalty) zijn die een rechter niet laat betalen.',
  },
  'nz.parking.right-mislead': {
    says: 'Een privébedrijf mag u niet misleiden over uw rechten en zijn bedrag geen boete noemen.',
  },
  'nz.parking.right-tribunal': {
    says: 'Bent u het niet eens? Dan kan het Disputes Tribunal beslissen. Het is goedkoop en u hebt geen advocaat nodig.',
  },
}
