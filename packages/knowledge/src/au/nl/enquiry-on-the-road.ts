/** Questions about fines, parking and tolls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'au.ask.fine': {
    says: 'U kunt een herziening (review) vragen, in de loop van de tijd betalen, de bestuurder noemen of de rechter kiezen. Alles vóór de uiterste datum op het bericht.',
    dependsOn: 'uw staat en de uiterste datum',
  },
  'au.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het kan alleen iets eisen op grond van een contract en zou naar de rechter moeten. Vraag bewijs.',
    dependsOn: 'wat er op de borden stond',
  },
  'au.ask.toll': {
    says: 'Niet altijd. Vraag het tolbedrijf zijn kosten te laten vallen en u in delen te laten betalen. Verkocht u de auto of reed u niet? Zeg het met bewijs.',
    dependsOn: 'van wie de auto was en wie er die dag reed',
  },
  'au.ask.not-driving': {
    says: 'Noem de bestuurder op het formulier vóór de uiterste dag, online of per post. Auto eerder verkocht? Noem de koper en de dag, met bewijs van de verkoop. Weet u het niet? Schrijf wat u deed om het te weten. Een valse naam is strafbaar.',
  },
  'au.ask.car-crash': {
    says: 'De schuldige bestuurder moet uw schade betalen, verzekerd of niet. Stuur een eis (letter of demand) met foto’s, twee offertes en een datum. Betaalt hij niet, ga dan naar small claims of de rechter. Zegt hij dat u het was, geef niets toe en vraag eerst gratis advies.',
  },
  'au.ask.cannot-pay-fine': {
    says: 'Bel het boetekantoor vóór de volgende datum en vraag om kleine betalingen, ook via Centrelink. Met een work and development order lost u boetes af door een cursus, behandeling of onbetaald werk als u arm, ziek of dakloos bent. In NSW tot $1,000 per maand. Een plan of zo’n order stopt meestal het schorsen van het rijbewijs. Reed een ander, noem die dan op tijd.',
  },
}
