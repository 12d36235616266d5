/** The French words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_FR: Words = {
  'us.deposit.want': {
    says: 'Votre propriétaire dit ce qu’il garde de votre dépôt de garantie, et pourquoi.',
  },
  'us.deposit.reality': {
    says: 'L’usure normale n’est pas un dégât. Dans la plupart des États, un propriétaire en retard ou sans liste perd le droit de le garder.',
  },
  'us.deposit.right-list': {
    says: 'Vous avez droit à une liste de chaque retenue. Dans beaucoup d’États, vous pouvez demander les factures ou des photos.',
  },
  'us.deposit.step-proof': {
    says: 'Rassemblez le bail, les photos d’arrivée et de départ, et les messages. Notez le jour où vous avez rendu les clés.',
  },
  'us.deposit.step-write': {
    says: 'Écrivez ce que vous contestez et pourquoi, donnez votre nouvelle adresse et fixez un jour pour payer le reste. Gardez la preuve de l’envoi.',
  },
  'us.deposit.option-small-claims': {
    says: 'Envoyez d’abord une lettre de réclamation (demand letter). Le tribunal des petits litiges (small claims court) ne demande pas d’avocat.',
    title: 'Écrire, puis aller au tribunal des petits litiges',
    cost: 'De petits frais de tribunal ; demandez une dispense (waiver)',
    time: 'D’abord une lettre, puis quelques semaines',
    risk: 'Le propriétaire peut aussi réclamer pour des dégâts.',
    bestFor: 'Ils ont trop gardé, étaient en retard, ou n’ont pas envoyé de liste.',
  },
}
