/** The French words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ROWS_FR: Words = {
  'de.premium.want': {
    says: 'Votre assureur réclame une prime en retard et fixe un délai.',
  },
  'de.premium.reality': {
    says: 'Passé le délai, vous pouvez ne plus être couvert et le contrat peut finir. Payez avant, ou demandez du temps aujourd’hui.',
  },
  'de.premium.right-two-weeks': {
    says: 'Le délai est d’au moins deux semaines. La lettre doit chiffrer prime, intérêts et frais et dire les suites. Sinon elle est sans effet.',
  },
  'de.premium.right-month': {
    says: 'Contrat résilié ? Payez tout sous un mois et il reprend. Pas de couverture entre-temps.',
  },
  'de.premium.right-first': {
    says: 'Pour la première prime : retrait immédiat possible. Pas de couverture seulement si on vous a clairement averti, et pas sans faute de votre part.',
  },
  'de.premium.step': {
    says: 'Comptez deux semaines dès la réception. Vérifiez chaque somme. Auto ? Sans couverture, ne conduisez pas.',
  },
  'de.premium.option-pay': {
    says: 'Payez avec le numéro du contrat avant le terme.',
    title: 'Payer la prime',
    cost: 'La prime.',
    time: 'Deux semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous avez besoin de la couverture.',
  },
  'de.premium.option-time': {
    says: 'Demandez par écrit des mensualités et le maintien de la couverture.',
    title: 'Demander des mensualités',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Ils peuvent refuser.',
    bestFor: 'Vous ne pouvez pas payer tout de suite.',
  },
}
