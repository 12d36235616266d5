/** French: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_FR: Words = {
  'gb.credit.right-car-finance': {
    says: 'Si une commission forte ou cachée a rendu votre crédit auto injuste, vous pouvez réclamer. Plaignez-vous gratuitement au prêteur. Pas besoin de société de réclamation.',
  },
  'gb.credit.right-hire': {
    says: 'Quand un tiers est payé, il leur faut un juge pour reprendre le bien. À la moitié, vous pouvez le rendre en bon état et ne plus rien devoir. Un tribunal peut vous donner du temps.',
  },
  'gb.credit.right-faulty-on-finance': {
    says: 'Un bien à crédit a un défaut ? Plaignez-vous aussi au prêteur, pas seulement au vendeur. Après huit semaines, ou sa dernière réponse, le Financial Ombudsman peut décider gratuitement.',
  },
}
