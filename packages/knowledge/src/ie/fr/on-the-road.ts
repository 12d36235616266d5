/** French: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_FR: Words = {
  'ie.road.know-points': {
    says: "Les points restent trois ans. Douze points signifient six mois sans permis, ou sept pour un conducteur débutant. Un tribunal donne plus de points que l'avis.",
  },
  'ie.road.right-insurance': {
    says: 'Conduire sans assurance va au tribunal et peut coûter le permis. Pour récupérer une voiture saisie, montrez vite assurance et taxe et payez les frais, car ils montent.',
  },
  'ie.road.know-drink': {
    says: "L'alcool au volant fait perdre le permis. Prenez un avocat avant le tribunal. Si vous ne pouvez pas payer, demandez au juge une aide gratuite.",
  },
  'ie.road.know-off-road': {
    says: "Une voiture hors route doit être déclarée au bureau des taxes avant la fin de la taxe. On ne peut pas le faire pour le passé, donc l'arriéré reste dû.",
  },
  'ie.road.right-litter': {
    says: "Vous pouvez payer l'amende à temps, ou laisser la commune prouver les faits au tribunal. Écrivez-lui si ce n'était pas vous.",
  },
  'ie.garda.right-solicitor': {
    says: 'Vous pouvez voir un avocat avant de répondre, et cela peut être gratuit. Vous pouvez vous taire, mais parfois un tribunal peut en tirer des conclusions.',
  },
  'ie.ask.motor-tax': {
    dependsOn: 'si la voiture a été déclarée hors circulation à l’avance',
    says: 'L’arriéré doit être payé avant de pouvoir taxer la voiture à nouveau. Le temps hors circulation ne compte que déclaré à l’avance. Demandez les mois et la somme au motor tax office. Ne roulez pas sans taxe : la police peut la prendre.',
  },
}
