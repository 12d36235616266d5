/** French: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_FR: Words = {
  'ie.council-tenancy.right-review': {
    says: 'Si l’avertissement est faux, demandez par écrit une révision sous 10 jours ouvrables. Il vaut 12 mois.',
  },
  'ie.council-tenancy.right-court': {
    says: 'Seule la District Court peut vous faire partir, et si c’est juste. Demandez un plan par écrit et tenez-le ; la mairie doit voir ce que vous pouvez payer. MABS aide gratuitement au 0818 07 2000.',
  },
}
