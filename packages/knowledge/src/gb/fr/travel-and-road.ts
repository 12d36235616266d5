/** French: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_FR: Words = {
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
  'gb.police.right-search': {
    says: 'La police a besoin de vraies raisons pour vous fouiller dans la rue. Elle doit dire pourquoi, donner nom et poste, et proposer un écrit.',
  },
  'gb.police.right-solicitor': {
    says: 'Un avocat est gratuit au poste, aussi pour un entretien volontaire. Demandez-le avant de répondre à toute question.',
  },
  'gb.police.answer': {
    says: "Vous n'êtes pas obligé d'y aller, mais on peut alors vous arrêter. Demandez l'avocat gratuit avant d'y aller, et ne répondez pas sans lui. Vos mots peuvent servir au tribunal.",
  },
  'gb.police.right-property': {
    says: "La police ne garde une chose que le temps nécessaire. Demandez-la par écrit. Un Magistrates' Court peut l'ordonner.",
  },
  'gb.court.single-justice': {
    says: 'Répondez sous 21 jours : coupable ou non coupable. Vous pouvez demander une audience. Si vous vous taisez, on peut vous condamner sans vous.',
  },
  'gb.jury.wants': { says: 'Vous êtes appelé à être juré (jury). Répondez sous sept jours.' },
  'gb.jury.right-defer': {
    says: "Vous pouvez demander une fois une autre date, ou une dispense pour une bonne raison. Ne pas venir sans raison peut coûter jusqu'à £1,000.",
  },
  'gb.jury.right-job': {
    says: "Votre employeur doit vous laisser y aller et ne peut pas vous punir. La loi ne l'oblige pas à payer, mais le tribunal paie le salaire perdu jusqu'à une limite.",
  },
  'gb.ask-travel.package': {
    says: "Si un élément principal change beaucoup, comme l'hôtel ou les dates, ou si le prix monte de plus de 8%, vous pouvez annuler et tout récupérer en 14 jours. Répondez à la date fixée. Si c'était mauvais sur place, signalez-le aussitôt et demandez ensuite une baisse de prix.",
  },
  'gb.ask-travel.late-train': {
    says: "Oui. Demandez Delay Repay à la compagnie du train en retard, dans les 28 jours, avec le billet. Une part est due dès 15 ou 30 minutes, plus après une heure. Si le train est annulé et que vous n'avez pas voyagé, demandez tout. Ensuite le Rail Ombudsman est gratuit.",
  },
}
