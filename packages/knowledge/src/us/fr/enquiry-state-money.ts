/** The French words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_FR: Words = {
  'us.ask-state.storage': {
    says: 'Payez ou trouvez un accord écrit avant la vente, et demandez à reprendre papiers, photos et médicaments. L’entreprise doit d’abord vous écrire, comme la loi de l’État le dit.',
  },
  'us.ask-state.bounced-check': {
    says: 'Payez vite le chèque, avec une preuve. La loi de l’État limite ce qu’ils peuvent ajouter. Ce n’est le plus souvent un délit que si vous vouliez tromper.',
  },
  'us.ask-state.city-harm': {
    says: 'Envoyez tout de suite une demande écrite (claim) à la ville, au comté ou à l’État. Certains ne donnent que 90 jours ou six mois. Prenez des photos, gardez factures et noms de témoins.',
  },
  'us.ask-state.money-exam': {
    says: 'Allez-y, ou envoyez les réponses avant le jour dit : c’est un ordre du tribunal. Dites quel argent est protégé, comme les aides. Vous n’avez pas à payer avec cet argent.',
  },
  'us.ask-state.rent-to-own': {
    says: 'Vous pouvez le plus souvent rendre les biens et ne plus rien devoir pour la suite. Demandez un reçu. Dans la plupart des États vous pouvez aussi rattraper en quelques jours et les garder.',
  },
  'us.ask-state.old-judgment': {
    says: 'Un jugement vaut le plus souvent de cinq à 20 ans et peut souvent être renouvelé. Demandez au greffe (clerk) sa date et chaque renouvellement avant de payer ou de promettre.',
    dependsOn: 'votre État, et si le jugement a été renouvelé',
  },
}
