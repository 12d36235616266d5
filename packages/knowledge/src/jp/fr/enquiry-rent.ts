/** The French words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FR: Words = {
  'jp.ask.rent-rise': {
    says: 'Vous n’avez pas à accepter, ni à partir parce que vous refusez. Payez une somme que vous trouvez juste, le plus souvent le loyer actuel. S’il la refuse, consignez-la (供託). Le bailleur doit alors demander une conciliation (調停) puis un juge. Si le juge accorde plus, vous devez la différence avec 10% d’intérêt par an.',
    dependsOn: 'ce qui est juste pour de tels logements',
  },
  'jp.ask.renewal-fee': {
    says: 'Vous la devez seulement si le bail la nomme clairement. La Cour suprême l’accepte si la somme n’est pas bien trop haute pour le loyer et la durée. Si le bail se tait, ou continue par la loi sans que la clause le couvre, vous ne devez rien. On ne peut vous expulser pour une question.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Après une perte d’emploi ou de revenu, la ville peut payer le loyer (住居確保給付金) au bailleur, souvent trois mois, neuf au plus. Demandez au bureau d’aide (自立相談支援機関). Prévenez tôt le bailleur et proposez des parts. Un mois de retard suffit rarement, et nul ne peut vous expulser sans tribunal.',
  },
}
