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
  'us.ask-public.snap-work': {
    says: 'De 18 à 64 ans, sans enfant de moins de 14 ans au foyer, l’aide alimentaire (SNAP) dure le plus souvent trois mois en trois ans. Pour plus, il faut 80 heures par mois de travail, formation ou bénévolat. Depuis 2025 cela vaut aussi après 54 ans, pour les anciens soldats et les sans-abri. Maladie, handicap, grossesse ou soins à un proche peuvent dispenser : envoyez la preuve. Contre une baisse, demandez une audience (fair hearing) en 90 jours, mieux avant son début.',
  },
  'us.ask-public.medicaid-work': {
    says: 'Cela commence au plus tard le 1er janvier 2027, plus tôt dans certains États. C’est pour les 19 à 64 ans qui ont Medicaid pour adultes à faible revenu. Il faut 80 heures par mois de travail, d’école ou de bénévolat. En sont exclus ceux qui l’ont pour âge ou handicap, les femmes enceintes, les parents d’un enfant de 13 ans ou moins et les malades. Répondez à chaque lettre, souvent en 30 jours, avec preuves. En cas d’arrêt, demandez une audience (fair hearing).',
  },
}
