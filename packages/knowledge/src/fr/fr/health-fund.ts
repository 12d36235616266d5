/** The French words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_WORDS: Words = {
  'fr.fund.want': { says: 'Une caisse publique refuse quelque chose, ou change ce qu’elle paie.' },
  'fr.fund.reality': {
    says: 'Un refus n’est pas la fin. Le premier recours est gratuit et ne demande qu’une lettre.',
  },
  'fr.fund.right-appeal': {
    says: 'Vous avez deux mois pour écrire à la commission de recours amiable. Pour un motif médical, c’est la commission médicale (CMRA).',
  },
  'fr.fund.right-court': {
    says: 'Deux mois sans réponse valent refus ; quatre mois devant la commission médicale (CMRA). Vous avez alors deux mois pour saisir le pôle social du tribunal judiciaire, sans avocat obligatoire.',
  },
  'fr.fund.step-write': {
    says: 'Écrivez que vous contestez la décision, avec sa date et votre numéro. Joignez une lettre de votre médecin et envoyez en recommandé.',
  },
  'fr.fund.option-appeal': {
    says: 'Dites avec vos mots pourquoi c’est faux, et demandez de changer la décision.',
    title: 'Contester la décision',
    cost: 'Gratuit',
    time: 'Deux mois',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas d’accord avec le motif.',
  },
  'fr.fund.right-late-note': {
    says: 'Un premier arrêt envoyé en retard ne vaut qu’un avertissement. Un deuxième en 24 mois réduit le paiement de moitié. Arrivé après la fin de l’arrêt, la caisse peut refuser. Être hospitalisé, ou vraiment empêché de l’envoyer, vous excuse.',
  },
}
