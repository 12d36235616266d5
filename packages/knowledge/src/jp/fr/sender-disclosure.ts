/** Demandes pour des œuvres partagées et question du fournisseur : les lignes du Japon en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_FR: Words = {
  'jp.copy.want-name': {
    says: 'Votre fournisseur demande s’il peut donner votre nom à quelqu’un qui dit que vous avez violé ses droits en ligne (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'On dit que vous avez utilisé ou partagé une œuvre sans permission. On veut que cela cesse, et de l’argent.',
  },
  'jp.copy.reality': {
    says: 'Ce n’est pas un jugement. Vous pouvez d’abord donner votre version, et la somme peut être contestée.',
  },
  'jp.copy.not-yet': {
    says: 'Personne ne peut saisir votre salaire ou votre compte maintenant. Un tribunal doit d’abord décider.',
  },
  'jp.copy.right-refuse': {
    says: 'Vous pouvez dire non, avec vos raisons, et le fournisseur doit vous entendre. Un tribunal peut quand même l’obliger.',
  },
  'jp.copy.right-proof': {
    says: 'Ils doivent prouver que c’était vous. Si d’autres chez vous utilisent la ligne, dites-le.',
  },
  'jp.copy.right-sum': {
    says: 'La somme doit suivre le dommage. La loi dit comment la calculer : demandez le calcul.',
  },
  'jp.copy.right-too-old': {
    says: 'Une demande pour dommage est trop vieille trois ans après qu’ils ont connu le dommage et vous. Vous devez le dire vous-même.',
  },
  'jp.copy.step-answer': {
    says: 'Répondez avant la date de la lettre, souvent deux semaines. Sans réponse, le fournisseur peut décider seul.',
  },
  'jp.copy.step-stop': {
    says: 'Arrêtez le logiciel de partage ou retirez l’œuvre maintenant. Gardez des traces des faits.',
  },
  'jp.copy.step-lawyer': {
    says: 'Parlez à un avocat avant d’accepter de payer. L’aide judiciaire (法テラス) peut aider pour les frais.',
  },
  'jp.copy.option-deny': {
    says: 'Écrivez ce qui est faux : pas vous, un autre jour, ou aucun dommage.',
    title: 'Dire non, avec des raisons',
    cost: 'Un timbre.',
    time: 'Avant la date de la lettre.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Ce n’était pas vous, ou la somme est bien trop haute.',
  },
  'jp.copy.option-settle': {
    says: 'Convenez par écrit d’une somme qui met fin à tout (示談).',
    title: 'S’arranger avec un avocat',
    cost: 'La somme et l’avocat.',
    time: 'Quelques semaines.',
    risk: 'D’autres titulaires peuvent aussi vous écrire.',
    bestFor: 'Vous avez partagé ou utilisé l’œuvre.',
  },
}
