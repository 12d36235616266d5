/** Questions about plans, vendors, repair shops, service dogs and college bills: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_AND_SHOPS_FR: Words = {
  'us.story.plan-fee': {
    says: 'Les factures doivent être claires, et un prix promis devrait compter. Demandez par écrit la condition sur laquelle ils s’appuient, puis plaignez-vous à la FCC : l’entreprise doit répondre en 30 jours. La loi des consommateurs de votre État peut aider.',
    dependsOn: 'ce que disent les conditions de l’offre',
  },
  'us.story.vendor': {
    says: 'Qui ne livre pas doit le plus souvent rembourser. Contestez maintenant la partie payée par carte et écrivez une demande avec une date. Utilisez le tribunal des petits litiges (small claims court) ou la loi des consommateurs de votre État.',
    dependsOn: 'le contrat et pourquoi cela a échoué',
  },
  'us.story.repair-shop': {
    says: 'Un garage doit le plus souvent avoir votre oui avant de dépasser de loin le devis. Il peut garder la voiture pour le travail convenu. Payez sous protestation si vous en avez besoin, puis plaignez-vous et utilisez le tribunal des petits litiges (small claims court).',
    dependsOn: 'ce que vous avez signé et votre État',
  },
  'us.story.service-dog': {
    says: 'Un commerce ne peut pas refuser un chien d’assistance dressé (service dog) ni demander des papiers. Il peut demander s’il est nécessaire pour un handicap et à quoi il est dressé. Plaignez-vous à ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Si vous partez avant 60 % du trimestre, une partie de l’aide est rendue et l’école peut vous facturer. Demandez par écrit le calcul de la somme, un plan, et un départ pour difficultés (hardship withdrawal).',
    dependsOn: 'le jour de votre départ et la règle de remboursement de l’école',
  },
}
