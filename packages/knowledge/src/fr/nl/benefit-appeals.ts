/** The Dutch words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_NL: Words = {
  'fr.benefit.right-rsa': {
    says: 'Voor de bijstand (RSA) schrijft u binnen twee maanden aan de voorzitter van uw departement. Pas daarna kunt u naar de bestuursrechter (tribunal administratif).',
  },
  'fr.benefit.right-housing': {
    says: 'Voor huurtoeslag en de werkpremie (prime d’activité) schrijft u eerst binnen twee maanden naar de beroepscommissie van de CAF (commission de recours amiable). Daarna komt de bestuursrechter.',
  },
  'fr.benefit.meeting-want': {
    says: 'U wordt opgeroepen voor een gesprek over hulp en werk omdat u RSA krijgt. U moet gaan. U hoeft niets te betalen.',
  },
  'fr.benefit.meeting-rights': {
    says: 'Met een goede reden mag u om een andere dag vragen, en u uitleggen vóór elke korting.',
  },
  'fr.benefit.meeting-go': {
    says: 'Ga die dag met deze brief en een identiteitsbewijs. Kunt u niet? Bel vooraf, schrijf dan de reden en bewaar het bewijs.',
  },
  'fr.benefit.meeting-heard': {
    says: 'Uw RSA mag pas worden gekort nadat zij u schriftelijk de reden zeggen en u kunt antwoorden. Schrijf tegen een korting binnen twee maanden aan de voorzitter van het departement.',
  },
}
