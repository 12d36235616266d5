/** Une pénalité pour des ordonnances ou soins dentaires gratuits : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_FR: Words = {
  'gb.free-care.civil': {
    says: 'C’est une somme à payer, pas une condamnation. Les erreurs sont fréquentes, et seul un mensonge voulu est un délit.',
  },
  'gb.free-care.no-goods': {
    says: 'Personne ne peut saisir vos biens ou votre salaire sur cet avis. Un juge devrait d’abord décider.',
  },
  'gb.free-care.step-why': {
    says: 'Voyez pourquoi vous n’avez pas payé : aide, certificat, âge, grossesse ou faible revenu. Cherchez une preuve pour ce jour.',
  },
  'gb.free-care.step-challenge': {
    says: 'Contestez sur le site indiqué avant le jour fixé. Envoyez la preuve et gardez une copie.',
  },
  'gb.free-care.step-parts': {
    says: 'Si vous devez payer et ne pouvez pas tout de suite, demandez des versements, sans supplément.',
  },
  'gb.free-care.right-surcharge': {
    says: 'Un supplément (surcharge) ne vient qu’après 28 jours sans paiement. C’est la moitié de la pénalité, £50 au plus.',
  },
  'gb.free-care.right-complain': {
    says: 'Si c’est mal traité, plaignez-vous à la NHS Business Services Authority. Ensuite, le Health Service Ombudsman est gratuit.',
  },
  'gb.free-care.insight-credit': {
    says: 'L’Universal Credit seul ne suffit pas toujours. Cela dépend de ce que vous gagniez le mois d’avant.',
    actionable: 'Vérifiez le relevé de ce mois. Pour l’avenir, voyez le NHS Low Income Scheme.',
  },
  'gb.free-care.option-challenge': {
    says: 'Envoyez la preuve de votre droit ce jour-là. Ou dites pourquoi, malgré vos soins, vous avez été trompé.',
    title: 'Contester la pénalité',
    cost: 'Rien.',
    time: 'Une réponse avant le jour indiqué.',
    risk: '« Je ne savais pas » ne suffit pas. Le prix du soin peut rester dû.',
    bestFor: 'Vous aviez le droit, ou on vous l’a dit.',
  },
  'gb.free-care.option-pay': {
    says: 'Payez sur le site officiel ou comme indiqué. Gardez le reçu.',
    title: 'Payer avant le supplément',
    cost: 'Le prix et la pénalité.',
    time: 'Avant le jour indiqué.',
    risk: 'Aucun, si l’avis est juste.',
    bestFor: 'Vous n’aviez ni droit ni bonne raison.',
  },
  'gb.free-care.wales-right': {
    says: 'Vous ne devez pas de pénalité si vous montrez que vous avez agi bien et avec soin. Le prix du soin peut rester dû.',
  },
  'gb.free-care.wales-step': {
    says: 'Cherchez la preuve que le soin était gratuit ce jour-là. Envoyez-la avec une courte lettre avant le jour indiqué.',
  },
  'gb.free-care.scotland-right': {
    says: 'Vous ne devez pas de pénalité si vous montrez que vous avez agi bien et avec soin. Le prix du soin peut rester dû.',
  },
  'gb.free-care.scotland-step': {
    says: 'Cherchez la preuve que le soin était gratuit ce jour-là. Envoyez-la avec une courte lettre avant le jour indiqué.',
  },
  'gb.free-care.wales-civil': {
    says: 'C’est une somme à payer, pas une condamnation. Les erreurs sont fréquentes, et seul un mensonge voulu est un délit.',
  },
  'gb.free-care.wales-step-parts': {
    says: 'Si vous devez payer et ne pouvez pas tout de suite, demandez des versements, sans supplément.',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'Envoyez la preuve de votre droit ce jour-là. Ou dites pourquoi, malgré vos soins, vous avez été trompé.',
    title: 'Contester la pénalité',
    cost: 'Rien.',
    time: 'Une réponse avant le jour indiqué.',
    risk: '« Je ne savais pas » ne suffit pas. Le prix du soin peut rester dû.',
    bestFor: 'Vous aviez le droit, ou on vous l’a dit.',
  },
  'gb.free-care.scotland-civil': {
    says: 'C’est une somme à payer, pas une condamnation. Les erreurs sont fréquentes, et seul un mensonge voulu est un délit.',
  },
  'gb.free-care.scotland-step-parts': {
    says: 'Si vous devez payer et ne pouvez pas tout de suite, demandez des versements, sans supplément.',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'Envoyez la preuve de votre droit ce jour-là. Ou dites pourquoi, malgré vos soins, vous avez été trompé.',
    title: 'Contester la pénalité',
    cost: 'Rien.',
    time: 'Une réponse avant le jour indiqué.',
    risk: '« Je ne savais pas » ne suffit pas. Le prix du soin peut rester dû.',
    bestFor: 'Vous aviez le droit, ou on vous l’a dit.',
  },
}
