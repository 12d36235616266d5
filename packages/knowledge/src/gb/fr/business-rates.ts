/** French: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_FR: Words = {
  'gb.rates.right-relief': {
    says: 'Demandez à la mairie quel allègement vous convient. Une petite entreprise paie souvent moins ou rien. En cas de difficultés, elle peut aussi en effacer une partie.',
  },
  'gb.rates.right-court': {
    says: 'Un rappel de sept jours vient avant une convocation. Les huissiers ne viennent qu’après une liability order du tribunal. Allez-y si vous ne devez rien, ou convenez d’un plan avant.',
  },
  'gb.council-tax.right-band': {
    says: 'Vous pouvez faire appel au Valuation Tribunal, sans frais, dans les trois mois. Montrez ce que valaient en 1991 des logements semblables. Payez en attendant.',
  },
}
