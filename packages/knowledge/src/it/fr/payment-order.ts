/** Court orders for payment (decreto ingiuntivo): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'it.claim.want-order': {
    says: 'C’est une injonction de payer du tribunal (decreto ingiuntivo). Le juge a vu seulement les papiers du créancier, pas votre version.',
  },
  'it.claim.no-seizure': {
    says: 'Sauf s’il est écrit « provvisoriamente esecutivo », ils ne peuvent rien saisir pendant les 40 premiers jours.',
  },
  'it.claim.sixty-days': {
    says: 'Une injonction de payer doit être remise (notifica) dans les 60 jours de sa date. Sinon, elle perd sa force.',
  },
  'it.claim.deadline-order': {
    says: 'Vous avez 40 jours à partir du jour où elle vous a été remise (notifica). Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, ou faire opposition par un avocat (opposizione)',
    consequence: 'L’injonction devient définitive et ils peuvent saisir salaire, compte et biens.',
  },
  'it.claim.right-oppose': {
    says: 'Vous avez le droit de vous opposer à une injonction de payer. Alors un procès normal commence, et ils doivent prouver la dette.',
  },
  'it.claim.right-stop': {
    says: 'Si l’injonction peut être exécutée tout de suite, vous pouvez demander au juge d’arrêter cela pour des raisons sérieuses.',
  },
  'it.claim.right-late': {
    says: 'Une mauvaise remise (notifica) vous a empêché de le savoir à temps ? Vous pouvez vous opposer en retard. Voyez un avocat tout de suite.',
  },
  'it.claim.option-pay': {
    title: 'Payer à temps',
    says: 'Payez la somme et les frais de l’injonction dans les 40 jours et gardez la preuve.',
    cost: 'La somme, les intérêts et les frais que le juge a fixés.',
    time: 'Avant le dernier jour.',
    risk: 'Faible.',
    bestFor: 'Vous devez tout et pouvez payer.',
  },
  'it.claim.insight-silence': {
    says: 'Si vous ne vous opposez pas dans les 40 jours, l’injonction est aussi forte qu’un jugement.',
    actionable: 'Voyez un avocat bien avant le dernier jour.',
  },
  'it.claim.tactic-partial': {
    says: 'Si vous devez une partie, payez-la et opposez-vous au reste.',
    risk: 'Le juge peut les laisser exécuter la partie non contestée.',
    notWhen: 'Ne faites pas cela si toute la dette est trop ancienne.',
  },
  'it.claim.element-warning': {
    name: 'L’avertissement des 40 jours',
    says: 'L’injonction doit dire que vous pouvez vous opposer dans les 40 jours, et que l’exécution suit si vous ne le faites pas.',
    ifMissing: 'Dites à votre avocat que l’avertissement manque.',
  },
}
