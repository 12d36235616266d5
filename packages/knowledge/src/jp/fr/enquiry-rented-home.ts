/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'jp.ask.step-home': {
    says: 'Ne signez rien et demandez d’abord à Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Un bailleur a besoin d’une bonne raison pour finir un bail ordinaire.',
  },
  'jp.ask.evict': {
    says: 'Pas sans tribunal. Seul un agent (執行官) avec un ordre du tribunal peut vous mettre dehors.',
  },
  'jp.ask.rent-rise': {
    says: 'Vous n’avez pas à accepter tout de suite. Payez une somme que vous croyez juste jusqu’à la décision d’un tribunal. Vous pouvez devoir la différence avec 10 % d’intérêts plus tard.',
    dependsOn: 'ce qui est juste pour de tels logements',
  },
  'jp.ask.repairs': {
    says: 'Écrivez au bailleur ou au gérant, avec photos. Il doit réparer. Si une partie est inutilisable, le loyer baisse d’autant. Sans suite, vous pouvez faire réparer et demander le coût.',
  },
  'jp.ask.landlord-enters': {
    says: 'Pas sans votre accord, sauf urgence réelle comme un feu ou une fuite. Vous devez permettre les réparations nécessaires, à une heure convenue. Écrivez que vous refusez toute entrée sans avis. Si cela continue, appelez la police.',
  },
  'jp.ask.renewal-fee': {
    says: 'Vous la devez seulement si le bail la nomme clairement. La Cour suprême l’accepte si la somme n’est pas bien trop haute pour le loyer et la durée. Si le bail se tait, ou continue par la loi sans que la clause le couvre, vous ne devez rien. On ne peut vous expulser pour une question.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Après une perte d’emploi ou de revenu, la ville peut payer le loyer (住居確保給付金) au bailleur, souvent trois mois, neuf au plus. Demandez au bureau d’aide (自立相談支援機関). Prévenez tôt le bailleur et proposez des parts. Un mois de retard suffit rarement, et nul ne peut vous expulser sans tribunal.',
  },
  'jp.ask.water-leak': {
    says: 'Prenez des photos et prévenez aussitôt la gérance, pour trouver la cause. Si la personne au-dessus fut négligente, elle doit votre dommage, souvent par son assurance. Un vieux tuyau : le propriétaire ou l’immeuble répond. Gardez objets mouillés et factures. Votre assurance incendie peut aussi payer.',
  },
}
