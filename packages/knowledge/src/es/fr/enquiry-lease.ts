/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FR: Words = {
  'es.ask.end-lease': {
    says: 'Pour les baux depuis mars 2019, vous pouvez rester cinq ans, ou sept si le propriétaire est une société. Ensuite, le bailleur doit prévenir au moins quatre mois avant, ou le bail continue. Depuis le 15 novembre 2026, un décret en exige le plus souvent six : demandez s’il vaut encore.',
    dependsOn: 'quand vous avez signé et qui est le propriétaire',
  },
  'es.ask.leave-flat': {
    says: 'Oui, après six mois, avec 30 jours de préavis. Vous payez en plus seulement si le bail le dit : un mois par année restante. Un décret d’octobre 2026 le supprime, au moins dans les nouveaux baux : demandez s’il vaut encore.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un bail oral est un bail. Vous avez les mêmes droits, si vous pouvez montrer que vous payez et vivez là.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'votre bail',
    says: 'Seulement si le bailleur est une personne, si la première année est passée et si le bail le prévoit. Le besoin doit être pour lui, ses enfants, parents ou conjoint divorcé, avec deux mois de préavis. Si personne n’emménage en trois mois, vous pouvez réclamer.',
  },
  'es.ask.home-sold': {
    dependsOn: 'la date de signature',
    says: 'Une vente ne met pas fin au bail : l’acheteur doit le respecter jusqu’à cinq ans, sept si le bailleur était une société. Vous pouvez souvent acheter en premier, sous 30 jours après un avis complet. Ne signez pas de départ.',
  },
}
