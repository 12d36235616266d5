/** The French words of the Netherlands: utility. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_FR: Words = {
  'nl.utility.want': {
    says: 'Votre société d’énergie ou d’eau veut que vous payiez une facture.',
  },
  'nl.utility.who': {
    says: 'C’est un fournisseur. Il a des règles strictes avant de pouvoir couper.',
  },
  'nl.utility.real': {
    says: 'Un rappel n’est pas une coupure. Il y a des étapes avant.',
  },
  'nl.utility.not-yet': {
    says: 'Ils doivent d’abord vous avertir par écrit, essayer de vous joindre en personne et vous parler de l’aide pour les dettes.',
  },
  'nl.utility.rights': {
    says: 'Vous pouvez demander un plan de paiement et une aide de votre commune (gemeente) pour les dettes.',
  },
  'nl.utility.step-check': {
    says: 'Vérifiez la facture : le relevé du compteur, le tarif et la période.',
  },
  'nl.utility.step-call': {
    says: 'Appelez la société maintenant et offrez une somme par mois. Demandez un oui écrit.',
  },
  'nl.utility.step-wgs': {
    says: 'Demandez à votre commune (gemeente) une aide pour les dettes. Si la coupure est proche, elle doit vous recevoir sous trois jours ouvrables.',
  },
  'nl.utility.right-14': {
    says: 'Vous ne devez pas de frais de recouvrement avant un rappel gratuit de 14 jours.',
  },
  'nl.utility.right-contact': {
    says: 'Vous avez droit à un contact personnel et à un plan juste avant une coupure.',
  },
  'nl.utility.right-fast': {
    says: 'Vous avez droit à une aide rapide de votre commune (gemeente).',
  },
  'nl.utility.option-plan': {
    title: 'Convenir d’un plan de paiement',
    says: 'Offrez une somme que vous pourrez tenir.',
    cost: 'Ce que vous offrez.',
    time: 'Un appel.',
    risk: 'Tenez-le.',
    bestFor: 'La facture est juste.',
  },
  'nl.utility.option-dispute': {
    title: 'Contester la facture',
    says: 'Écrivez ce qui est faux et ajoutez une photo du compteur.',
    cost: 'Rien.',
    time: 'Une lettre.',
    risk: 'Payez la part qui est juste.',
    bestFor: 'La somme est fausse.',
  },
  'nl.utility.option-help': {
    title: 'Demander à votre commune',
    says: 'Une aide gratuite de la commune (gemeente) pour les dettes.',
    cost: 'Rien.',
    time: 'Trois jours ouvrables si c’est urgent.',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas payer.',
  },
  'nl.utility.warn-ignore': {
    says: 'Ne restez pas silencieux. C’est le contact qui arrête une coupure.',
  },
  'nl.utility.right-before-cut-off': {
    says: 'Ils doivent d’abord vous avertir par écrit, essayer de vous joindre en personne et vous parler de l’aide pour les dettes.',
  },
}
