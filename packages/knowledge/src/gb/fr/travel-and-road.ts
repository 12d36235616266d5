/** French: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_FR: Words = {
  'gb.ask-travel.package': {
    says: "Si un élément principal change beaucoup, comme l'hôtel ou les dates, ou si le prix monte de plus de 8%, vous pouvez annuler et tout récupérer en 14 jours. Répondez à la date fixée. Si c'était mauvais sur place, signalez-le aussitôt et demandez ensuite une baisse de prix.",
  },
  'gb.ask-travel.late-train': {
    says: "Oui. Demandez Delay Repay à la compagnie du train en retard, dans les 28 jours, avec le billet. Une part est due dès 15 ou 30 minutes, plus après une heure. Si le train est annulé et que vous n'avez pas voyagé, demandez tout. Ensuite le Rail Ombudsman est gratuit.",
  },
}
