/** Questions about a first charge before the magistrates’ court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_FR: Words = {
  'gb.ask-court-fine.single-justice': {
    says: 'Répondez dans les 21 jours de la date de l’avis, en ligne ou par courrier. Sans réponse, le tribunal peut vous condamner sans vous. Ne plaidez coupable que si c’est vrai : l’amende baisse alors souvent d’un tiers. Dites "not guilty" si vous avez une défense ; une audience a lieu. Remplissez le formulaire de revenus, car l’amende en dépend.',
  },
  'gb.ask-police.drink-driving': {
    says: 'En cas de condamnation, l’interdiction est d’au moins 12 mois, même si vous avez besoin de la voiture pour travailler. Un taux plus haut, c’est plus long ; la deuxième fois en dix ans, trois ans au moins. Voyez un avocat avant ; le duty solicitor est souvent gratuit. Vérifiez le taux et la méthode avant de plaider. Un stage peut enlever jusqu’à un quart. Vous conduisez jusqu’au jugement.',
  },
  'gb.ask-tv.charged': {
    says: 'Répondez dans les 21 jours, en ligne ou par la poste, avec le formulaire de revenus. Se taire, c’est une amende sans votre version. Si la télé en direct ou iPlayer fut vue sans licence, plaider coupable baisse en général l’amende d’un tiers. Dites petits revenus, enfants, et que vous payez ; demandez l’abandon. Amende seule, 1 000 livres au plus. C’est une condamnation, rarement vue au DBS.',
  },
}
