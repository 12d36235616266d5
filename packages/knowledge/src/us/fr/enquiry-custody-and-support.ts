/** Questions about children of parents apart, and protection from a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_FR: Words = {
  'us.ask-life.custody': {
    says: 'Demandez au tribunal de la famille ; l’ordre en vigueur compte jusque-là. Le plus souvent, l’État où l’enfant a vécu six mois décide. Beaucoup de tribunaux ont des formulaires et de l’aide gratuits.',
    dependsOn: 'ce que dit l’ordre et ce qui est le mieux pour l’enfant',
  },
  'us.ask-life.support-change': {
    says: 'Demandez tout de suite le changement au tribunal ou à l’agence. Une vieille dette n’est le plus souvent pas réduite, chaque mois compte donc. Payez ce que vous pouvez.',
  },
  'us.ask-life.support-unpaid': {
    says: 'Ouvrez un dossier à l’agence des pensions (child support agency) de votre État. Elle peut prendre sur la paie, le remboursement d’impôt et le compte, et bloquer un permis. Chaque paiement manqué vaut un jugement. Les frais sont de 25 $ au plus, souvent rien.',
  },
  'us.trouble.move-kids': {
    says: 'Avec un ordre de garde, vous devez le plus souvent prévenir par écrit et avoir le oui de l’autre parent ou du tribunal avant un déménagement. Demandez d’abord au tribunal : partir sans cela peut vous coûter la garde.',
    dependsOn: 'votre ordre, votre État et la distance',
  },
  'us.ask-life.visits-and-support': {
    says: 'Non. La pension et les visites sont deux choses. Vous devez suivre l’ordre de visite même sans pension. Garder l’enfant peut être un outrage au tribunal et vous coûter du temps avec lui. L’agence de votre État (child support) recouvre ce qui est dû. Si la visite met l’enfant en danger, ou s’il n’y a pas encore de décision, voyez vite le tribunal de la famille.',
  },
}
