/** The French words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_FR: Words = {
  'nl.stay.right-wait-here': {
    says: 'Une opposition ne permet pas toujours d’attendre ici. Demandez tout de suite au tribunal une mesure urgente (voorlopige voorziening) contre l’éloignement.',
  },
  'nl.stay.right-family': {
    says: 'Votre vie de famille doit être pesée avec soin : partenaire, enfants, années ici. Envoyez une preuve de chacun.',
  },
  'nl.stay.right-heard': {
    says: 'Vous pouvez vous expliquer avant la décision sur votre opposition. Demandez un interprète au besoin.',
  },
  'nl.stay.step-lawyer': {
    says: 'Trouvez un avocat en droit des étrangers par le Raad voor Rechtsbijstand. Avec un petit revenu, vous ne payez qu’une petite part.',
  },
  'nl.stay.not-yet': {
    says: 'En général, vous avez quatre semaines pour partir vous-même. Votre lettre dit si c’est moins.',
  },
}
