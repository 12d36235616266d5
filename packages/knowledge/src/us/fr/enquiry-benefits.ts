/** The French words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_FR: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Demandez maintenant une audience (fair hearing), par téléphone ou par écrit. Si vous demandez avant le début du changement, l’aide peut continuer. Vous avez 90 jours en tout.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Envoyez ce qui manque et demandez maintenant une audience (fair hearing). Si vous demandez avant le dernier jour, Medicaid peut continuer jusqu’à la décision.',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Demandez par écrit un nouvel examen (reconsideration) dans les 60 jours. S’ils disent que votre santé va mieux, demandez dans les 10 jours à garder les paiements entre-temps. Si vous perdez, ils peuvent les réclamer, mais vous pouvez demander une remise (waiver).',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Demandez une audience (fair hearing) dans les 90 jours. Si vous demandez avant le début du changement, votre aide alimentaire reste le plus souvent la même jusqu’à la décision.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Demandez un réexamen (reconsideration) dans les 60 jours après l’avis. Envoyez des papiers médicaux. Un juge peut vous entendre s’ils refusent encore, et les avocats prennent une part seulement si vous gagnez.',
  },
  'us.ask-life.va-decision': {
    says: 'Vous avez un an. Envoyez de nouvelles preuves (supplemental claim), demandez un examen à un niveau plus haut (higher-level review), ou allez au Board. Une organisation de vétérans aide gratuitement.',
  },
}
