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
    says: 'Personne ne peut changer les serrures ni sortir vos affaires sans juge, quoi que dise le bail. Seul un huissier (執行官) avec un jugement peut vous faire sortir. S’ils essaient, appelez la police et gardez des preuves ; vous pouvez demander réparation. Environ trois mois impayés peuvent mener au procès. Offrez des paiements par écrit et demandez à la ville (自立相談支援機関) l’aide au loyer (住居確保給付金).',
  },
  'jp.ask.repairs': {
    says: 'Écrivez au bailleur ou au gérant, avec photos. Il doit réparer. Si une partie est inutilisable, le loyer baisse d’autant. Sans suite, vous pouvez faire réparer et demander le coût.',
  },
  'jp.ask.landlord-enters': {
    says: 'Pas sans votre accord, sauf urgence réelle comme un feu ou une fuite. Vous devez permettre les réparations nécessaires, à une heure convenue. Écrivez que vous refusez toute entrée sans avis. Si cela continue, appelez la police.',
  },
  'jp.ask.water-leak': {
    says: 'Prenez des photos et prévenez aussitôt la gérance, pour trouver la cause. Si la personne au-dessus fut négligente, elle doit votre dommage, souvent par son assurance. Un vieux tuyau : le propriétaire ou l’immeuble répond. Gardez objets mouillés et factures. Votre assurance incendie peut aussi payer.',
  },
}
