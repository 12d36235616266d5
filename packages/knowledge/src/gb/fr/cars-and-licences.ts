/** Seized cars, insurance, new drivers, the licence and accidents: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_FR: Words = {
  'gb.car.right-back': {
    says: "Pour récupérer la voiture, montrez l'assurance, le permis et qu'elle est à vous, et payez les frais. L'avis vous laisse au moins sept jours ouvrés. Les frais montent chaque jour.",
  },
  'gb.car.know-insurance': {
    says: "Conduire sans assurance est un délit, même sans le savoir. L'amende fixe est de £300 et six points. Un tribunal peut entendre des raisons spéciales.",
  },
  'gb.car.know-new': {
    says: 'Six points dans les deux ans après le premier permis y mettent fin. Il faut alors repasser les deux examens.',
  },
  'gb.car.right-record': {
    says: "Une voiture doit être assurée ou déclarée hors route (SORN). Si elle était assurée, envoyez la preuve. Si vous l'aviez vendue avant, dites-le à la DVLA et répondez-le.",
  },
  'gb.car.know-drink': {
    says: "Trop d'alcool, c'est au moins 12 mois sans permis. Un stage peut réduire. Prenez un avocat avant le tribunal ; le jour même, une aide gratuite est possible.",
  },
  'gb.car.right-uninsured-other': {
    says: "Si l'autre n'était pas assuré ou est parti, demandez au Motor Insurers' Bureau. Signalez-le vite à la police.",
  },
  'gb.car.answer': {
    says: "Prenez une assurance maintenant. Apportez-la avec le permis et la preuve que la voiture est à vous, dans le délai de l'avis, et payez les frais. Ils montent chaque jour.",
  },
  'gb.licence.right-medical': {
    says: "Envoyez de nouveaux faits médicaux et demandez à la DVLA de revoir. Vous pouvez saisir un Magistrates' Court sous six mois, ou en Écosse un sheriff sous 21 jours.",
  },
}
