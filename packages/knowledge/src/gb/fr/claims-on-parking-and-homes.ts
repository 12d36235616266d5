/** Parking, loyer, soins, prestations, énergie et eau : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_FR: Words = {
  'gb.parking-debt.beavis': {
    says: 'La Supreme Court a admis en 2015 une somme de £85 pour un parking, car les panneaux étaient grands et clairs. Vos panneaux et votre somme peuvent être différents.',
    actionable:
      "Demandez des photos des panneaux et leur emplacement. Dites-le s'ils étaient cachés, petits ou difficiles à lire.",
  },
  'gb.lease-debt.small-sum': {
    says: 'Un bail (lease) ne peut pas prendre fin pour £350 ou moins, sauf si une partie est due depuis plus de trois ans.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Des frais de gestion (administration charge) doivent être raisonnables et venir avec un résumé de vos droits. Un tribunal peut décider si vous les devez.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Si vous avez versé un dépôt, le bailleur devait le placer dans un organisme agréé sous 30 jours. Sinon, un tribunal peut vous accorder une à trois fois le dépôt.',
    actionable:
      "Cherchez votre dépôt en ligne auprès des trois organismes. S'il n'y était pas à temps, dites-le et opposez votre demande à la leur.",
  },
  'gb.tenancy-debt.fees': {
    says: "Un bailleur ou un agent ne peut pas facturer le ménage, les contrôles ou les papiers. Il ne peut réclamer que de vrais dégâts, pas l'usure normale.",
  },
  'gb.care-debt.review-wales': {
    says: 'Au pays de Galles, vous pouvez demander au council de revoir des frais de soins et leur calcul.',
  },
  'gb.claim.parking-fair-terms': {
    says: "Les règles d'un panneau ne vous lient que si elles sont justes et claires. Vous pouvez contester les sommes ajoutées.",
  },
  'gb.claim.possession-ground-8': {
    says: 'Pour un avis donné depuis le 1er mai 2026, ground 8 demande trois mois de loyer dus, à l’avis et encore à l’audience. Si vous devez moins ce jour-là, ce motif tombe.',
  },
  'gb.claim.right-wear': {
    says: 'L’usure normale n’est pas un dommage, et nul ne doit du neuf pour du vieux. Il faut montrer l’état avant et après. Le dépôt a-t-il été protégé en 30 jours ? Sinon vous pouvez réclamer une à trois fois la somme.',
  },
}
