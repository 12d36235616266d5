/** The French words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_FR: Words = {
  'us.copyright.right-provider': {
    says: 'Votre fournisseur d’accès doit avoir une règle pour fermer les comptes après des atteintes répétées. Il ne donne votre nom, le plus souvent, qu’après un ordre du tribunal.',
  },
  'us.copyright.option-lawyer-first': {
    title: 'Voir un avocat avant toute réponse',
    cost: 'Certaines consultations sont gratuites',
    time: 'Avant la date de l’avis',
    risk: 'Un procès peut encore venir.',
    bestFor: 'Votre fournisseur d’internet vous a transmis cet avis.',
    says: 'Un avocat peut dire si une réponse vous aide, et écrire sans donner votre nom.',
  },
}
