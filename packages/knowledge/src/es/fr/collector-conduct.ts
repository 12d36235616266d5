/** What a collector may not do, and how to deal with one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_FR: Words = {
  'es.debt.who': {
    says: 'Une société de recouvrement (empresa de recobro) est une société privée. Elle n’a pas plus de pouvoir que celle avec qui vous aviez affaire.',
  },
  'es.debt.no-visit-yet': {
    says: 'Personne ne peut entrer chez vous pour cette dette. Vous n’avez pas à ouvrir la porte à un recouvreur.',
  },
  'es.debt.no-prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous ne pouvez pas payer une facture ou un prêt.',
  },
  'es.debt.right-no-threats': {
    says: 'Personne n’a le droit de vous menacer, de vous faire honte devant d’autres ou de vous forcer à payer. Les menaces et la contrainte sont des délits.',
  },
  'es.debt.warning-pay-account': {
    says: 'Vérifiez le compte et la société avant de payer. Appelez la première société à un numéro que vous connaissez, pas celui de la lettre.',
  },
  'es.debt.tactic-burofax': {
    says: 'Répondez par burofax avec preuve du contenu. Il prouve ce que vous avez dit et quand.',
    risk: 'Il coûte quelques euros, et montre que vous connaissez la dette.',
    notWhen: 'Ne l’utilisez pas pour reconnaître une vieille dette.',
  },
}
