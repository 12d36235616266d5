/** The French words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_FR: Words = {
  'us.ask-everyday.data-breach': {
    says: 'Gelez gratuitement votre crédit (freeze) auprès des trois bureaux de crédit. Changez ce mot de passe, surveillez vos comptes et signalez tout abus sur identitytheft.gov.',
  },
  'us.ask-everyday.toll': {
    says: 'Pas toujours. Si la voiture était vendue, volée ou louée avant ce jour, envoyez la preuve à l’agence de péage au plus tard à la date indiquée dans l’avis. Vérifiez que la facture est vraie.',
    dependsOn: 'qui possédait et conduisait la voiture ce jour-là',
  },
  'us.ask-everyday.shut-off': {
    says: 'Appelez maintenant le fournisseur et demandez un plan. Dites si quelqu’un de malade, d’âgé ou de très jeune vit chez vous. Appelez le 211 pour une aide à payer, puis la commission des services de votre État (utility commission).',
  },
  'us.ask-everyday.prize': {
    says: 'Ne payez rien et ne donnez aucun code. Un vrai prix est gratuit, et personne ne paie d’impôt dessus à celui qui appelle. Signalez-le sur reportfraud.ftc.gov.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Demandez le refus par écrit avec les mots du contrat d’assurance. Envoyez des photos et un autre devis, puis plaignez-vous gratuitement au bureau des assurances de votre État.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Demandez une audience (fair hearing) dans les 90 jours. Si vous demandez avant le début du changement, votre aide alimentaire reste le plus souvent la même jusqu’à la décision.',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Cela dépend. Si vous aviez droit à un congé ou à des changements au travail pour votre santé, vous renvoyer à cause de cette demande est contre la loi. Demandez à l’EEOC ou au Labor Department.',
    dependsOn: 'la taille de l’entreprise et le temps que vous y avez travaillé',
  },
  'us.ask-everyday.takedown': {
    says: 'Demandez au site une copie de la plainte. Si c’était une erreur ou si vous aviez la permission, envoyez une réponse (counter-notice). Le contenu revient le plus souvent en 10 à 14 jours ouvrables.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Demandez un réexamen (reconsideration) dans les 60 jours après l’avis. Envoyez des papiers médicaux. Un juge peut vous entendre s’ils refusent encore, et les avocats prennent une part seulement si vous gagnez.',
  },
  'us.ask-everyday.escrow': {
    says: 'Vérifiez d’abord les sommes d’impôt et d’assurance. Vous pouvez payer un manque d’un coup, ou sur au moins 12 mois s’il est grand. Vous pouvez envoyer gratuitement un avis d’erreur (notice of error).',
  },
  'us.ask-everyday.hours-cut': {
    says: 'Dans la plupart des États, ils peuvent réduire vos heures pour les jours à venir, mais doivent payer toutes les heures faites. Demandez un chômage partiel. Un contrat ou une règle de syndicat peut l’interdire.',
    dependsOn: 'votre contrat et votre État',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Écrivez au vendeur avec des preuves. Si vous avez payé par carte de crédit, contestez le débit dans les 60 jours après la facture. Des marchandises jamais arrivées doivent être remboursées.',
  },
  'us.insure.right-claims-law': {
    says: 'La loi de l’État interdit les retards injustes et les offres basses sans raison. Vous pouvez vous plaindre gratuitement au bureau des assurances de l’État.',
  },
  'us.insure.right-appraisal': {
    says: 'Demandez le contrat d’assurance entier et le rapport de l’expert (adjuster). Dans beaucoup de contrats, chaque partie peut nommer un évaluateur quand la somme est contestée.',
  },
}
