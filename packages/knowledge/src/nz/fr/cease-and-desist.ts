/** The French words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'nz.stop.want': {
    says: 'Cherchez trois choses : ce que vous devez arrêter, la promesse qu’ils veulent vous faire signer, et l’argent qu’ils demandent.',
  },
  'nz.stop.rights': {
    says: 'Vous n’avez pas à signer leurs mots. Vous pouvez demander des preuves, prendre conseil et proposer vos propres mots.',
  },
  'nz.stop.reality': {
    says: 'Cela vient d’avocats, pas d’un tribunal. Seul un juge peut vous ordonner d’arrêter ou de payer. Mais ne le laissez pas de côté, car un procès peut coûter cher.',
  },
  'nz.stop.who': {
    says: 'Ces avocats travaillent pour l’autre côté, pas pour vous. Ce qu’ils écrivent est le point de vue de ce côté.',
  },
  'nz.stop.not-yet': {
    says: 'Cette lettre seule ne peut pas vous faire payer ou arrêter. Ils doivent d’abord aller au tribunal, et vous pouvez y donner votre version.',
  },
  'nz.stop.step-keep': {
    says: 'Gardez une copie du message, de la page ou du produit comme il est aujourd’hui, avec la date. Puis décidez quoi changer.',
  },
  'nz.stop.step-sign': {
    says: 'Ne signez pas encore la promesse et ne payez pas encore. Une promesse signée peut vous lier pendant des années.',
  },
  'nz.stop.step-advice': {
    says: 'Prenez un conseil juridique avant la date. Vérifiez si votre assurance de la maison ou de l’entreprise, ou votre syndicat, paie un avocat.',
  },
  'nz.stop.step-answer': {
    says: 'Envoyez une courte réponse à temps : vous avez la lettre, vous n’admettez rien, et vous prenez conseil.',
  },
  'nz.stop.step-pause': {
    says: 'Vous pouvez retirer le message pour le moment, pendant que vous prenez conseil. Dites que cela n’admet rien.',
  },
  'nz.stop.step-register': {
    says: 'Cherchez la marque dans le registre public gratuit. Vérifiez à qui elle est, depuis quand et pour quels produits.',
  },
  'nz.stop.right-truth': {
    says: 'C’est une défense que vos mots soient vrais, ou qu’ils soient une opinion honnête fondée sur des faits vrais.',
  },
  'nz.stop.right-mark': {
    says: 'Vous pouvez utiliser votre propre nom, et des mots simples qui décrivent vos produits, si vous le faites de façon honnête.',
  },
  'nz.stop.option-help': {
    says: 'Un avocat peut vous dire s’ils ont de bons arguments et écrire la réponse.',
    title: 'Prendre un conseil juridique avant la date',
    cost: 'Souvent un prix fixe pour un premier entretien. Vérifiez votre assurance.',
    time: 'Cette semaine.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Toute personne à qui l’on demande de signer une promesse.',
  },
  'nz.stop.option-dispute': {
    says: 'Dites en quelques lignes pourquoi ils ont tort et demandez leurs preuves.',
    title: 'Refuser, et dire pourquoi',
    cost: 'Écrire ne coûte rien.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal, ce qui peut coûter cher.',
    bestFor: 'Vos mots sont vrais, ou votre usage est honnête.',
  },
  'nz.stop.option-comply': {
    says: 'Retirez-le ou changez le nom, et proposez une courte promesse avec vos propres mots.',
    title: 'Arrêter, mais ne rien admettre',
    cost: 'Ce que le changement vous coûte.',
    time: 'Quelques jours.',
    risk: 'Ils peuvent quand même demander leurs frais.',
    bestFor: 'Pour vous, cela ne vaut pas une dispute.',
  },
  'nz.stop.warn-costs': {
    says: 'Les procès sur la diffamation et les marques peuvent coûter très cher. Prenez un conseil juridique avant de signer ou de refuser.',
  },
  'nz.stop.right-company': {
    says: 'Une entreprise ne peut gagner un procès en diffamation (defamation) que si les mots lui ont coûté de l’argent, ou vont sans doute lui en coûter.',
  },
  'nz.stop.right-two-years': {
    says: 'Ils ont deux ans à partir du jour où les mots ont été publiés pour agir en diffamation (defamation).',
  },
}
