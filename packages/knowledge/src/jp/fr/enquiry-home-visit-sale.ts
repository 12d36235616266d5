/** Questions about works sold at the door after a free check: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_VISIT_SALE_FR: Words = {
  'jp.ask.roof-inspection': {
    says: 'Oui. Pour une vente à domicile, huit jours dès un contrat écrit complet (クーリング・オフ). S’il manque des points ou si vous n’avez qu’un reçu, les huit jours n’ont pas commencé. Annulez aujourd’hui par lettre ou courriel, gardez une copie. L’entreprise doit tout rendre. Vous ne devez ni frais, ni matériel, ni travaux, même commencés. Dites qu’ils ne viennent pas. S’ils ont menti, c’est possible plus tard aussi. Appelez le 188.',
  },
}
