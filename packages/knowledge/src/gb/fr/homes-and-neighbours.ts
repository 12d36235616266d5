/** French: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_FR: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Vous ne payez que des frais justes, pour un travail bien fait. Un tribunal (tribunal) peut décider ce que vous devez.',
  },
  'gb.lease.right-asked-first': {
    says: 'Pour des travaux de plus de £250 par logement, on doit vous consulter avant, avec des devis. Sinon votre part peut tomber à £250.',
  },
  'gb.lease.right-old-costs': {
    says: "Vous ne devez pas les frais de plus de 18 mois au jour de la facture. Sauf si on vous a écrit à temps qu'une facture viendrait.",
  },
  'gb.lease.right-see-bills': {
    says: "Chaque facture doit venir avec un résumé de vos droits. Jusque-là, vous pouvez retenir l'argent. Vous pouvez demander à voir les factures.",
  },
  'gb.lease.no-forfeit-yet': {
    says: "On ne peut pas vous prendre le logement pour une facture avant qu'un tribunal la reconnaisse, ou que vous l'acceptiez. Pour £350 ou moins, elle doit aussi avoir plus de trois ans.",
  },
  'gb.lease.step': {
    says: 'Écrivez ce que vous acceptez, ce que vous contestez, et pourquoi. Demandez le résumé des frais et les factures. Payez la part que vous acceptez.',
  },
  'gb.lease.answer': {
    says: 'Vous ne payez que des frais justes. Pour des travaux de plus de £250 par logement, on doit vous consulter avant. Un tribunal peut décider, et personne ne prend le logement avant.',
  },
  'gb.lease.right-longer': {
    says: 'Qui a un long bail (lease) sur un logement peut obtenir un bail plus long à un prix juste. Il ne faut plus en être titulaire depuis deux ans.',
  },
  'gb.lease.right-manage': {
    says: "Les copropriétaires (leaseholders) peuvent prendre en main la gestion de leur immeuble. Il n'y a pas besoin de faute du bailleur.",
  },
  'gb.rent-rise.wants': {
    says: 'Votre propriétaire veut plus de loyer à partir du jour indiqué. Vous pouvez le contester avant ce jour.',
  },
  'gb.rent-rise.right-form': {
    says: 'Un propriétaire privé peut augmenter le loyer une fois par an, avec le formulaire officiel et deux mois de préavis. Une clause de hausse ne compte plus.',
  },
  'gb.rent-rise.right-tribunal': {
    says: "Saisissez le First-tier Tribunal avant que le nouveau loyer commence. Il ne peut pas fixer plus que la demande, et un loyer plus haut ne commence qu'après sa décision.",
  },
  'gb.rent-rise.step': {
    says: 'Cherchez le loyer de logements semblables près de chez vous. Écrivez au propriétaire avant que le nouveau loyer commence.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Votre propriétaire peut augmenter le loyer une fois en 12 mois, avec deux mois de préavis sur le formulaire RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Votre loyer peut monter une fois en 12 mois, avec trois mois de préavis sur le formulaire officiel. Vous pouvez demander un contrôle (rent officer) dans les 21 jours.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Votre loyer peut monter une fois en 12 mois, avec trois mois de préavis écrit.',
  },
  'gb.home.scotland-register': {
    says: "Un propriétaire privé doit être inscrit au registre de la commune. Louer sans cela est un délit, et la commune peut ordonner qu'aucun loyer ne soit dû. Prévenez-la.",
  },
  'gb.home.right-fit': {
    says: "Un logement loué doit être habitable, sans forte humidité, froid ni danger. Un tribunal peut ordonner les travaux et vous accorder de l'argent.",
  },
  'gb.home.right-council-looks': {
    says: 'La commune peut inspecter un logement loué et ordonner au propriétaire de le rendre sûr. Pour ses propres logements, utilisez son service de plaintes et le Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: "Si un logement nuit à votre santé, vous pouvez demander aux magistrates d'ordonner les travaux. Prévenez le propriétaire par écrit 21 jours avant.",
  },
  'gb.neighbour.right-hedge': {
    says: "Une haie toujours verte de plus de deux mètres peut être signalée à la commune. Essayez d'abord de vous entendre avec le voisin. Il y a des frais.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Avant des travaux sur un mur commun, ou de creuser près du vôtre, le voisin doit vous prévenir par écrit un ou deux mois avant. Vous pouvez avoir un expert (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: "La commune doit examiner le bruit, la fumée ou les odeurs. Si la gêne est grave, elle doit ordonner au voisin d'arrêter.",
  },
  'gb.neighbour.right-review': {
    says: "Si vous avez signalé une mauvaise conduite et que peu a été fait, demandez un réexamen (case review). Police et commune doivent alors l'examiner ensemble.",
  },
  'gb.neighbour.right-branches': {
    says: "Vous pouvez couper branches et racines jusqu'à votre limite. Vérifiez d'abord auprès de la commune si l'arbre est protégé.",
  },
  'gb.neighbour.know-boundary': {
    says: "La ligne du plan du Land Registry ne montre la limite qu'à peu près. Les vieux actes et un long usage comptent aussi.",
  },
  'gb.neighbour.right-nuisance': {
    says: "Un tribunal peut ordonner à un voisin de cesser une gêne grave, et de vous payer. Essayez d'abord la discussion et la médiation.",
  },
  'gb.neighbour.right-camera': {
    says: 'Une caméra qui filme au-delà de chez son propriétaire doit respecter la loi sur les données. Demandez pourquoi elle vous filme, et vos images.',
  },
  'gb.neighbour.answer': {
    says: "Parlez d'abord, si c'est sans danger, et tenez un journal. Signalez-le ensuite à la commune. Elle doit l'examiner et peut ordonner au voisin d'arrêter.",
  },
  'gb.neighbour.answer-hedge': {
    says: "Parlez d'abord au voisin, et écrivez-lui. Une haie toujours verte de plus de deux mètres peut ensuite être signalée à la commune, contre des frais. Elle peut ordonner de la couper.",
  },
  'gb.neighbour.answer-wall': {
    says: 'Demandez un avis écrit (party wall notice). Il est dû un ou deux mois avant de toucher un mur commun ou de creuser près du vôtre. Un tribunal peut arrêter des travaux sans avis.',
  },
  'gb.neighbour.answer-branches': {
    says: "Oui, vous pouvez les couper jusqu'à votre limite. Proposez de rendre ce qui est coupé, et vérifiez auprès de la commune si l'arbre est protégé.",
  },
  'gb.noise.right-review': {
    says: "Signalé trois fois en six mois sans effet ? Demandez un examen du dossier (anti-social behaviour case review). Vous pouvez aussi demander vous-même à un magistrate d'ordonner l'arrêt.",
  },
}
