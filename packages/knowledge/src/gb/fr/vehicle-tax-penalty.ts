/** Une pénalité pour un véhicule sans taxe : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_FR: Words = {
  'gb.vehicle-tax.civil': {
    says: 'Cette pénalité ne donne ni points ni casier. Elle vise la personne inscrite, même si personne n’a roulé.',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'Un recouvreur de la DVLA ne peut rien prendre chez vous. Un juge devrait d’abord décider.',
  },
  'gb.vehicle-tax.right-sold': {
    says: 'Vous ne devez rien si vous avez dit à temps à la DVLA que le véhicule était vendu, détruit ou hors route. Envoyez la preuve.',
  },
  'gb.vehicle-tax.step-today': {
    says: 'S’il est encore à vous, payez la taxe ou déclarez-le hors route (SORN) aujourd’hui sur GOV.UK. Aucune autre pénalité ne viendra.',
  },
  'gb.vehicle-tax.step-proof': {
    says: 'Cherchez la preuve de la vente, de la destruction, du SORN ou du paiement : courriel, reçu, relevé de banque.',
  },
  'gb.vehicle-tax.right-sum': {
    says: 'La pénalité est de £80, ou £40 si vous payez dans le délai indiqué. La taxe elle-même vient en plus.',
  },
  'gb.vehicle-tax.right-refund': {
    says: 'En cas de vente, destruction ou SORN, la DVLA rembourse la taxe de chaque mois entier restant.',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'Si la DVLA refuse, vous pouvez vous plaindre. Après sa dernière réponse, un expert indépendant l’étudie gratuitement.',
  },
  'gb.vehicle-tax.insight-debit': {
    says: 'Souvent, un prélèvement (Direct Debit) a échoué, ou l’avis de vente n’est jamais arrivé.',
    actionable: 'Vérifiez vos relevés. Dites quel jour et comment vous avez prévenu la DVLA.',
  },
  'gb.vehicle-tax.settlement': {
    says: 'L’« out-of-court settlement » est une offre. Payée à temps, il n’y a pas de tribunal. Si c’est faux, dites pourquoi avant ce jour.',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: 'Ne le laissez pas sur la voie publique sans taxe. Il peut être immobilisé ou enlevé, et l’utiliser peut mener au tribunal.',
  },
  'gb.vehicle-tax.option-dispute': {
    says: 'Écrivez à l’adresse de la lettre avant le jour fixé. Dites ce qui s’est passé et quand, avec des copies.',
    title: 'Envoyer vos preuves et demander l’annulation',
    cost: 'Rien.',
    time: 'Une lettre maintenant, réponse en quelques semaines.',
    risk: 'La somme réduite peut expirer. Demandez qu’elle reste ouverte.',
    bestFor: 'Il était vendu, détruit, taxé ou hors route.',
  },
  'gb.vehicle-tax.option-pay': {
    says: 'Payez comme la lettre l’indique, et payez la taxe ou faites le SORN le même jour.',
    title: 'Payer à temps la somme réduite',
    cost: 'La somme réduite, et la taxe.',
    time: 'Quelques minutes.',
    risk: 'Payer, c’est accepter la pénalité.',
    bestFor: 'Il était à vous, sans taxe ni SORN.',
  },
}
