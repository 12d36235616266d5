/** Questions about debts of a dead relative that are asked of the family: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DEMAND_NL: Words = {
  'jp.ask.estate-demand': {
    says: 'Nee, als u binnen drie maanden nadat u van de dood en uw erfenis hoorde, bij de familierechter verwerpt (相続放棄). Dan bent u niets schuldig. Betaal, beloof, gebruik, verkoop of ruim tot dan niets; dat kan als aannemen gelden. Zeg alleen dat u het bekijkt. Is dat te kort, vraag de rechter om meer tijd. Het kost ongeveer 800 yen. 法テラス helpt.',
  },
}
