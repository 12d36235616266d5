/** Questions about taxes, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'ca.ask.tax': {
    says: 'Si c’est faux, opposez-vous dans les 90 jours. Si vous ne pouvez pas payer, demandez un plan. Ne l’ignorez pas.',
  },
  'ca.ask.benefit': {
    says: 'Demandez pourquoi et quelles semaines. Pour l’assurance-emploi, demandez une révision dans les 30 jours. Si c’est juste, demandez de petits versements.',
  },
  'ca.ask.cerb-debt': {
    says: 'Demandez par écrit un deuxième examen avec preuve de revenu. En cas d’échec, la Cour fédérale peut revoir dans les 30 jours. Tant que vous devez, l’ARC peut garder remboursements d’impôt et crédits comme la TPS, mais pas les allocations pour enfants. Si loyer ou nourriture manque, appelez et montrez votre budget : elle peut prendre moins ou attendre.',
  },
  'ca.ask.benefit-refused': {
    says: 'Demandez par écrit une révision, avec vos preuves. Pour les pensions fédérales, vous avez 90 jours, pour l’assurance-emploi 30. Pour l’aide de votre province, le plus souvent de 20 à 90 jours ; voyez la lettre.',
  },
  'ca.ask.cra-froze': {
    says: 'Appelez l’Agence du revenu aujourd’hui. Elle n’a pas besoin d’un jugement, mais elle peut lever le gel si vous montrez des difficultés et offrez un plan. Demandez aussi l’allègement des pénalités et intérêts.',
  },
  'ca.ask.old-tax': {
    says: 'L’Agence a le plus souvent dix ans pour recouvrer, à partir de 90 jours après l’avis. Un paiement, une promesse ou une démarche de l’Agence fait repartir les dix ans.',
  },
}
