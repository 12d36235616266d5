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
  'jp.insult.right-true': {
    says: 'Un message vrai d’intérêt public, écrit pour aider, n’est pas une diffamation. Un avis juste sur une boutique est le plus souvent permis. Gardez les preuves.',
  },
  'jp.insult.step-answer': {
    says: 'Gardez la page et la lettre. Vous pouvez retirer sans rien admettre. Ne signez et ne payez rien avant qu’un avocat l’ait vue.',
  },
  'jp.insult.want': {
    says: 'Ils disent qu’un de vos messages a nui à leur nom, et demandent de l’argent. C’est une lettre privée, pas un papier du tribunal.',
  },
  'jp.insult.rights': {
    says: 'Vous pouvez demander quel message est visé et pourquoi il serait illicite, contester ou offrir moins. Un avocat peut répondre pour vous.',
  },
  'jp.insult.right-three-years': {
    says: 'La demande est trop ancienne trois ans après qu’ils ont connu le dommage et vous, ou vingt ans après le message. Vous devez le dire vous-même.',
  },
  'jp.insult.step-which': {
    says: 'Répondez avant le jour indiqué. Si la lettre ne dit pas quel message, demandez par écrit son adresse, sa date et les mots.',
  },
  'jp.insult.step-real': {
    says: 'Cherchez l’avocat dans la liste du barreau (日本弁護士連合会). Utilisez le numéro qui s’y trouve, pas celui de la lettre.',
  },
  'jp.insult.step-quiet': {
    says: 'N’écrivez rien en ligne sur la lettre ou l’expéditeur. Un nouveau message peut aggraver la demande.',
  },
  'jp.insult.option-answer': {
    title: 'Répondre par un avocat',
    says: 'Un avocat écrit ce qui est faux, ou offre une somme plus basse qui met fin à tout (示談).',
    cost: 'Des honoraires. Houterasu peut les avancer avec un faible revenu.',
    time: 'Avant le jour indiqué.',
    risk: 'Ce que vous admettez par écrit peut servir au procès.',
    bestFor: 'Vous contestez, ou la somme est trop haute.',
  },
}
