/** The Dutch words of the rows in ../parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NL: Words = {
  'au.parking.want': { says: 'Kijk wie het stuurde. Een particulier bedrijf is geen overheid.' },
  'au.parking.reality': {
    says: 'Dit is geen boete. Een particulier bedrijf kan u geen boete geven. Het zou naar de rechter moeten om u te laten betalen.',
  },
  'au.parking.who': {
    says: 'Een particulier parkeerbedrijf zegt dat u een contract op zijn borden hebt gebroken. Het heeft geen macht van de overheid.',
  },
  'au.parking.rights': { says: 'U kunt bewijs vragen van de borden, de tijd en de echte schade.' },
  'au.parking.not-yet': { says: 'Ze kunnen geen punten afnemen of uw rijbewijs stoppen.' },
  'au.parking.right-proof': {
    says: 'Een bedrag ver boven hun schade kan een straf of een oneerlijke regel zijn, die u niet bindt.',
  },
  'au.parking.right-harass': {
    says: 'Ze mogen niet doen alsof het een boete is, en u niet lastigvallen.',
  },
  'au.parking.step-who': {
    says: 'Kijk wie het stuurde. Is het een gemeente (council) of politie? Dan is het een echte boete met een uiterste datum.',
  },
  'au.parking.step-proof': { says: 'Maak foto’s van de borden en bewaar uw kaartje.' },
  'au.parking.step-write': {
    says: 'Bent u het niet eens? Schrijf één keer en zeg waarom. Noem de bestuurder niet als dat niet hoeft.',
  },
  'au.parking.opt-dispute': {
    says: 'Zeg wat er fout is en vraag bewijs.',
    title: 'Het schriftelijk betwisten',
    cost: 'Gratis.',
    time: 'Eén brief.',
    risk: 'Ze kunnen het naar een incassobureau sturen.',
    bestFor: 'U hebt betaald, of de borden waren niet duidelijk.',
  },
  'au.parking.opt-pay': {
    says: 'Betaal als u vindt dat u het schuldig bent.',
    title: 'Betalen',
    cost: 'Het gevraagde bedrag.',
    time: 'Uiterlijk op de datum op het bericht.',
    risk: 'Geen.',
    bestFor: 'U wilt dat het voorbij is.',
  },
  'au.parking.right-penalty': {
    says: 'Een bedrag ver boven de schade kan een straf zijn die een rechter niet afdwingt. Alleen de overheid kan u een boete geven.',
  },
  'au.parking.right-mislead': {
    says: 'Een particulier bedrijf mag zijn eis niet laten lijken op een officiële boete, en u niet misleiden over uw rechten.',
  },
}
