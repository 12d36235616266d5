/** The French words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'nz.buy.myth-policy': {
    says: 'Les règles d’un magasin ou une vieille garantie ne peuvent pas vous enlever vos droits selon le Consumer Guarantees Act.',
  },
  'nz.buy.want': {
    says: 'Vous pouvez demander si le contrat est juste et si l’entreprise a tenu sa part.',
  },
  'nz.buy.reality': {
    says: 'Une entreprise ne peut pas décider seule qui a raison. Vos droits viennent de la loi, pas de ses règles.',
  },
  'nz.buy.who': {
    says: 'Si vous ne pouvez pas vous entendre, le Disputes Tribunal décide des demandes jusqu’à 60 000 $ sans avocats.',
  },
  'nz.buy.rights': {
    says: 'Les biens doivent être d’une qualité correcte, bons pour leur usage et comme on vous l’a dit. Sinon, vous avez des recours.',
  },
  'nz.buy.not-yet': {
    says: 'Ils ne peuvent pas prendre votre paie ou vos biens sans l’ordre d’un tribunal.',
  },
  'nz.buy.right-repair': {
    says: 'Pour un petit défaut, le magasin peut choisir de réparer, remplacer ou rembourser, dans un temps raisonnable.',
  },
  'nz.buy.right-serious': {
    says: 'Pour un défaut grave, c’est vous qui choisissez : être remboursé, avoir un article neuf, ou le garder et récupérer une partie du prix.',
  },
  'nz.buy.right-time': {
    says: 'Vos droits durent aussi longtemps qu’il est juste pour cette chose, aussi après la garantie du fabricant.',
  },
  'nz.buy.right-services': {
    says: 'Les services doivent être faits avec soin, convenir à ce que vous avez demandé, dans un temps raisonnable et à un prix juste.',
  },
  'nz.buy.right-doorstep': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez cinq jours ouvrés pour annuler une vente de plus de 100 $.',
  },
  'nz.buy.right-terms': {
    says: 'Une clause injuste (unfair term) dans un contrat type peut être supprimée.',
  },
  'nz.buy.cancel': {
    says: 'Pour une vente à votre porte ou par un appel non demandé, vous avez cinq jours ouvrés. Nous comptons à partir de la date du papier.',
    action: 'Annuler la vente, s’ils sont venus à votre porte ou vous ont appelé',
    consequence: 'Après cela, annuler devient plus difficile.',
  },
  'nz.buy.insight-policy': {
    says: 'Les magasins parlent souvent seulement de leurs propres règles ou de leur garantie. La loi vous donne plus.',
    actionable: 'Écrivez que vous utilisez vos droits selon le Consumer Guarantees Act.',
  },
  'nz.buy.right-late': {
    says: 'Les biens doivent arriver le jour convenu, ou dans un temps raisonnable. S’ils arrivent beaucoup trop tard, vous pouvez les refuser et demander votre argent.',
  },
  'nz.buy.right-extended-warranty': {
    says: 'Vous pouvez annuler une garantie prolongée (extended warranty) dans les cinq jours ouvrés. Elle doit dire ce qu’elle vous donne en plus de la loi.',
  },
  'nz.buy.right-disputes-tribunal': {
    says: 'Le Disputes Tribunal décide des demandes jusqu’à 60 000 $. C’est peu cher, et les avocats n’y participent pas.',
  },
  'nz.buy.right-telco': {
    says: 'Pour une entreprise de téléphone ou d’internet, le service Telecommunications Dispute Resolution examine votre plainte gratuitement.',
  },
}
