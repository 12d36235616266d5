/** The French words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_FR: Words = {
  'us.tax.step-number': {
    says: 'Trouvez en haut de la lettre le numéro de l’avis et la date pour agir. Cherchez ce numéro sur IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Comparez la lettre avec votre déclaration et votre compte sur IRS.gov. Vérifiez les paiements et les formulaires comme W-2 et 1099.',
  },
  'us.tax.step-answer': {
    says: 'Agissez au plus tard à la date indiquée même si vous ne pouvez pas payer : répondez, demandez un plan, ou demandez une audience.',
  },
  'us.tax.step-help': {
    says: 'Demandez l’aide gratuite d’une Low Income Taxpayer Clinic ou du Taxpayer Advocate.',
  },
  'us.tax.step-dispute': {
    says: 'Si c’est faux, écrivez à l’adresse de l’avis avec des copies de vos preuves. Envoyez en recommandé (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Demandez un plan de paiement en ligne sur IRS.gov. Pendant le plan, l’IRS ne prend le plus souvent rien.',
    title: 'Payer en plusieurs fois',
    cost: 'Des frais de mise en place dans certains cas, et des intérêts',
    time: 'Quelques minutes en ligne',
    risk: 'Les intérêts et une pénalité plus basse continuent.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
  'us.tax.option-appeal': {
    says: 'Répondez de la façon et dans le délai que dit l’avis, et envoyez des preuves.',
    title: 'Ne pas être d’accord ou faire appel',
    cost: 'Gratuit, ou de petits frais de Tax Court, dont on peut être dispensé',
    time: '30 ou 90 jours, comme le dit l’avis',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse ou n’est pas à vous.',
  },
  'us.tax.option-hardship': {
    says: 'Demandez le statut « currently not collectible » (impossible à réclamer pour l’instant). Ou voyez avec l’outil de l’IRS si une offre de régler pour moins (offer in compromise) convient.',
    title: 'Demander d’attendre ou de régler pour moins',
    cost: 'Une offre a des frais ; gratuit pour les bas revenus',
    time: 'Des semaines à des mois',
    risk: 'Les intérêts continuent. Toutes les offres ne sont pas acceptées.',
    bestFor: 'Payer vous laisserait sans le nécessaire.',
  },
  'us.tax.option-help': {
    says: 'Le Taxpayer Advocate et les Low Income Taxpayer Clinics peuvent parler à l’IRS pour vous.',
    title: 'Obtenir une aide fiscale gratuite',
    cost: 'Gratuit',
    time: 'Appelez cette semaine',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'Une saisie (levy) vous menace, ou vous ne comprenez pas.',
  },
  'us.tax.option-pay': {
    says: 'Payez seulement sur IRS.gov ou par chèque au United States Treasury.',
    title: 'Payer',
    cost: 'La somme',
    time: 'Un jour',
    risk: 'Aucun si c’est juste.',
    bestFor: 'Vous êtes d’accord et pouvez le payer.',
  },
}
