/** Questions about who leaves the home when a couple parts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_FR: Words = {
  'de.ask-family.who-leaves': {
    says: 'Non. Tant que vous êtes mariés, les deux peuvent rester, qui que soit propriétaire ou locataire. Aucun ne peut mettre l’autre dehors. Le tribunal familial peut l’attribuer à un seul pour éviter une grande rigueur, surtout pour les enfants ou après des violences. Ne partez pas trop vite : après six mois sans rien dire, le droit de revenir peut se perdre. Voyez le Jugendamt et un avocat.',
  },
}
