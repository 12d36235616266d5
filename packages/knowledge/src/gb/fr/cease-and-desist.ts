/** Mises en demeure de cesser : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'gb.stop.want': {
    says: 'Cherchez trois choses : ce que vous devez arrêter, la promesse à signer, et l’argent demandé.',
  },
  'gb.stop.rights': {
    says: 'Vous n’êtes pas obligé de signer leur texte. Vous pouvez demander des preuves, prendre conseil et proposer vos mots.',
  },
  'gb.stop.reality': {
    says: 'Cela vient d’avocats, pas d’un tribunal. Seul un juge peut vous ordonner d’arrêter ou de payer. Mais ne laissez pas traîner, car un procès peut coûter cher.',
  },
  'gb.stop.who': {
    says: 'Ces avocats travaillent pour l’autre partie, pas pour vous. Ils écrivent son point de vue.',
  },
  'gb.stop.not-yet': {
    says: 'Cette lettre seule ne peut pas vous forcer. Ils doivent d’abord saisir un tribunal, où vous pourrez parler.',
  },
  'gb.stop.step-keep': {
    says: 'Gardez une copie de la publication, de la page ou du produit d’aujourd’hui, avec la date. Décidez ensuite quoi changer.',
  },
  'gb.stop.step-sign': {
    says: 'Ne signez pas la promesse et ne payez pas encore. Une signature peut vous lier des années.',
  },
  'gb.stop.step-advice': {
    says: 'Prenez un conseil juridique avant la date. Voyez si une assurance ou un syndicat paie un avocat.',
  },
  'gb.stop.step-answer': {
    says: 'Répondez à temps en peu de mots : vous avez la lettre, vous n’admettez rien, vous prenez conseil.',
  },
  'gb.stop.step-pause': {
    says: 'Vous pouvez retirer la publication pendant que vous prenez conseil. Dites que cela n’admet rien.',
  },
  'gb.stop.step-register': {
    says: 'Cherchez la marque dans le registre public gratuit. Vérifiez à qui elle est, depuis quand et pour quels produits.',
  },
  'gb.stop.right-harm': {
    says: 'Des mots ne sont une diffamation (libel) que s’ils ont causé ou vont causer un tort grave. Une entreprise doit montrer une grave perte d’argent.',
  },
  'gb.stop.right-truth': {
    says: 'Vous pouvez vous défendre en disant que vos mots sont vrais, ou une opinion honnête sur des faits vrais.',
  },
  'gb.stop.right-year': {
    says: 'Ils ont un an pour agir en diffamation (libel). Le délai part du jour de la publication.',
  },
  'gb.stop.right-mark': {
    says: 'Vous pouvez utiliser votre nom de personne, et des mots simples qui décrivent vos produits, de façon honnête.',
  },
  'gb.stop.option-help': {
    says: 'Un avocat peut dire s’ils ont raison et écrire la réponse.',
    title: 'Prendre un conseil juridique avant la date',
    cost: 'Souvent un prix fixe pour un premier entretien. Vérifiez votre assurance.',
    time: 'Cette semaine.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Toute personne à qui on demande de signer une promesse.',
  },
  'gb.stop.option-dispute': {
    says: 'Dites en quelques lignes pourquoi ils ont tort et demandez leurs preuves.',
    title: 'Refuser et dire pourquoi',
    cost: 'Rien pour écrire.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal, ce qui peut coûter cher.',
    bestFor: 'Vos mots sont vrais, ou votre usage est honnête.',
  },
  'gb.stop.option-comply': {
    says: 'Retirez la publication ou changez le nom, et offrez une courte promesse avec vos mots.',
    title: 'Arrêter, sans rien admettre',
    cost: 'Ce que le changement vous coûte.',
    time: 'Quelques jours.',
    risk: 'Ils peuvent encore demander leurs frais.',
    bestFor: 'Le conflit n’en vaut pas la peine pour vous.',
  },
  'gb.stop.warn-costs': {
    says: 'Les procès en diffamation ou sur une marque peuvent coûter très cher. Prenez conseil avant de signer ou de refuser.',
  },
  'gb.stop.right-secrets': {
    says: 'Seuls les vrais secrets de l’entreprise sont protégés : ce qui n’est pas connu dans le métier, a de la valeur pour cela, et que l’entreprise a bien gardé.',
  },
}
