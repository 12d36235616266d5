/** French: the words of the rows in ../enquiry-housing-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_FR: Words = {
  'gb.ask-benefit.housing-overpaid': {
    says: 'Écrivez à la mairie (council) dans le mois qui suit la lettre. Demandez un réexamen, ou faites appel gratuitement au tribunal. Si l’erreur vient d’eux et que vous ne pouviez pas le savoir, vous n’aurez peut-être rien à rendre.',
  },
}
