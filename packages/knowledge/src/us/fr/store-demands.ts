/** The French words of the rows in ../store-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STORE_DEMANDS_FR: Words = {
  'us.store.want': {
    says: 'Un magasin ou son cabinet d’avocats veut de l’argent parce qu’il dit que des marchandises ont été prises.',
  },
  'us.store.right-proof': {
    says: 'La somme ne peut pas dépasser ce que fixe la loi de l’État. Si vous ne payez pas, le magasin doit prouver au tribunal la prise et sa perte.',
  },
  'us.store.right-apart': {
    says: 'Payer ne met pas fin à une affaire pénale. La lettre ne peut ni le promettre ni en menacer.',
  },
  'us.store.step': {
    says: 'N’appelez pas et n’expliquez pas ce qui s’est passé. S’il peut y avoir une affaire pénale, parlez d’abord à un avocat.',
  },
  'us.store.option': {
    says: 'Demandez par écrit la loi, les marchandises et la somme, et ne reconnaissez rien.',
    title: 'Demander des preuves par écrit',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans la lettre',
    risk: 'Le magasin peut aller au tribunal des petits litiges (small claims court). Il le fait rarement.',
    bestFor: 'Les marchandises ont été rendues ou ce n’est pas vrai.',
  },
  'us.check.right-bounced': {
    says: 'La loi de l’État limite les frais pour un chèque refusé et donne le plus souvent quelques jours pour payer avant que la somme monte. Une erreur n’est pas un délit.',
  },
  ...stateWords('store-demand', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un magasin peut réclamer les marchandises et une somme que la loi limite. Les parents peuvent devoir payer pour un enfant',
  }),
}
