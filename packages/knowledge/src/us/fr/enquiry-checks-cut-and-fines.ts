/** The French words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_FR: Words = {
  'us.fact.ssi-living-with-family': {
    says: 'Dites par écrit à Social Security ce que vous payez de loyer et charges. Le SSI peut baisser d’un tiers environ si vous en payez moins que votre part. Depuis septembre 2024, la nourriture ne compte pas. Si vous payez votre part, la baisse doit cesser. Demandez un réexamen en 60 jours ; en 10 jours, l’ancienne somme continue souvent.',
  },
  'us.fact.fines-and-jail': {
    says: 'Non, si vous ne pouvez vraiment pas. Avant la prison pour amendes, un juge doit demander pourquoi et ne peut enfermer que qui pouvait payer et n’a pas voulu. Venez avec preuves de revenu, loyer et perte d’emploi. Demandez un avocat d’office, de petits paiements, des travaux ou une remise. Ne manquez jamais la date : mandat.',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'Déclarez quand même l’enfant : sur papier, ou en ligne avec un Identity Protection PIN d’IRS.gov. Le droit est au parent chez qui l’enfant a passé plus de nuits, sauf si vous avez signé le formulaire 8332. L’IRS écrit alors aux deux. Gardez les dossiers d’école, médecin, garderie à votre adresse. Celui qui a tort rembourse.',
  },
  'us.fact.work-permit-renewal': {
    says: 'Si vous avez demandé le renouvellement dès le 30 octobre 2025, la plupart des permis de travail ne se prolongent plus seuls. À la fin de la carte, arrêtez jusqu’à la nouvelle. Demandé avant : le reçu peut donner 540 jours. Le TPS peut différer. Demandez une urgence pour difficultés et voyez un avocat en immigration.',
    dependsOn: 'le jour de la demande',
  },
}
