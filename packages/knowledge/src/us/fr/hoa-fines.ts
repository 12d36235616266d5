/** The French words of the rows in ../hoa-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_FINES_FR: Words = {
  'us.hoa.ask-ticket': {
    says: 'Une association n’est pas la police. Elle peut vous donner une amende seulement si ses papiers et la loi de l’État le permettent, le plus souvent après un avis et une audience. Demandez la règle et les preuves.',
    dependsOn: 'votre État et les papiers de l’association',
  },
  'us.hoa.want': {
    says: 'L’association dit qu’une règle n’a pas été respectée, et veut une amende ou un changement.',
  },
  'us.hoa.reality': {
    says: 'C’est un groupe privé, pas la police. Il doit respecter ses propres papiers et la loi de l’État.',
  },
  'us.hoa.right-ccrs': {
    says: 'Demandez la déclaration (CC&Rs), les règles et la liste des amendes. Une amende qui n’y est pas ne peut pas tenir.',
  },
  'us.hoa.right-hearing': {
    says: 'Beaucoup d’États obligent l’association à vous donner un avis écrit et une audience avant une amende.',
  },
  'us.hoa.step-write': {
    says: 'Écrivez au comité (board). Demandez une audience, la règle et les photos ou d’autres preuves. Ne payez pas d’abord.',
  },
  'us.hoa.option-hearing': {
    says: 'Allez à l’audience avec vos preuves, ou envoyez-les par écrit.',
    title: 'Demander une audience',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans l’avis',
    risk: 'Aucun.',
    bestFor: 'La règle ou la preuve est faible.',
  },
  'us.hoa.ca-fines': {
    says: 'En Californie, le comité (board) doit vous prévenir 10 jours avant une audience sur une amende, et donner ensuite sa décision par écrit. La plupart des amendes sont limitées à 100 $ depuis juillet 2025.',
  },
  'us.hoa.fl-fines': {
    says: 'En Floride, une amende demande un avis de 14 jours et une audience devant un comité de propriétaires. Elle peut être de 100 $ par jour au plus, sauf si les papiers disent plus.',
  },
  'us.hoa.fl-changes': {
    says: 'En Floride, l’association ne peut refuser un changement à votre maison que selon une règle de ses papiers, la même pour tous. Elle doit nommer cette règle par écrit.',
  },
  'us.hoa.tx-fines': {
    says: 'Au Texas, l’association doit d’abord écrire et vous donner du temps pour réparer. Vous avez 30 jours pour demander une audience.',
  },
  'us.hoa.az-fines': {
    says: 'En Arizona, une amende demande un avis et la possibilité d’être entendu. Vous pouvez répondre à un avis de faute en recommandé (certified mail) dans les 21 jours.',
  },
  'us.hoa.nc-fines': {
    says: 'En Caroline du Nord, vous devez avoir une audience avant une amende. Une amende peut être de 100 $ par jour au plus.',
  },
  'us.hoa.va-fines': {
    says: 'En Virginie, vous devez être prévenu 14 jours avant une audience. La somme peut être de 50 $ pour une faute, ou de 10 $ par jour.',
  },
  'us.hoa.nv-fines': {
    says: 'Au Nevada, vous devez être prévenu de la règle et avoir une audience. La plupart des amendes peuvent être de 100 $ pour chaque faute au plus.',
  },
  'us.hoa.or-fines': {
    says: 'En Oregon, une association ne peut vous infliger une amende qu’après un avis écrit et la possibilité d’être entendu. L’amende doit figurer dans une liste remise aux propriétaires.',
  },
}
