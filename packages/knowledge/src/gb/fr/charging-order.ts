/** French: the words of the rows in ../charging-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGING_ORDER_FR: Words = {
  'gb.charge.wants': {
    says: 'Le tribunal lie la dette à votre logement ou terrain. Vous n’avez pas à partir. La dette est payée lors de la vente.',
  },
  'gb.charge.right-object': {
    says: 'Vous pouvez vous opposer avant que l’ordre devienne définitif. Écrivez vos raisons au tribunal et au créancier. Vous avez le plus souvent 28 jours après avoir reçu les papiers ; l’ordre dit combien.',
  },
  'gb.charge.right-weigh': {
    says: 'Le juge doit regarder votre situation, et si d’autres créanciers y perdraient. Avoir payé chaque versement fixé par un tribunal compte pour vous.',
  },
  'gb.charge.right-no-sale': {
    says: 'Cet ordre ne vend rien. Pour une vente il faut une nouvelle demande et un juge. Pas de vente tant que vous payez les versements du tribunal, ni pour moins de 1 000 £ de crédit.',
  },
  'gb.charge.right-shared-home': {
    says: 'Le logement est à vous et à quelqu’un d’autre ? Alors seule votre part est liée. Avant une vente, le tribunal pense aux enfants qui y vivent et à la raison de l’achat commun.',
  },
}
