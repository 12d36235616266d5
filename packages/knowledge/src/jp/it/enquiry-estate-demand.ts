/** Questions about debts of a dead relative that are asked of the family: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_IT: Words = {
  'jp.ask.estate-demand': {
    says: 'No, se rinuncia (相続放棄) al tribunale della famiglia entro tre mesi da quando ha saputo della morte e di essere erede. Allora non deve nulla. Fino ad allora non paghi, non prometta, non usi, non venda e non svuoti nulla: può valere come accettare. Dica solo che sta valutando. Se il tempo non basta, chieda di più al giudice. Costa circa 800 yen. 法テラス aiuta.',
  },
}
