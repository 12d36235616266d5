/** The French words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'au.stop.want': {
    says: 'Cherchez trois choses : ce que vous devez arrêter, la promesse qu’ils veulent vous faire signer, et l’argent qu’ils demandent.',
  },
  'au.stop.rights': {
    says: 'Vous n’avez pas à signer leur texte. Vous pouvez demander des preuves, prendre conseil et offrir vos propres mots.',
  },
  'au.stop.reality': {
    says: 'Cela vient d’avocats, pas d’un tribunal. Seul un juge peut vous ordonner d’arrêter ou de payer. Mais ne laissez pas traîner : un procès peut coûter cher.',
  },
  'au.stop.who': {
    says: 'Ces avocats travaillent pour l’autre côté, pas pour vous. Ce qu’ils écrivent est l’avis de ce côté.',
  },
  'au.stop.not-yet': {
    says: 'Cette lettre seule ne peut pas vous forcer à payer ou à arrêter. Ils doivent d’abord aller devant un tribunal, et là vous pouvez donner votre version.',
  },
  'au.stop.step-keep': {
    says: 'Gardez une copie du message, de la page ou du produit tel qu’il est aujourd’hui, avec sa date. Décidez ensuite ce que vous changez.',
  },
  'au.stop.step-sign': {
    says: 'Ne signez pas encore la promesse et ne payez pas encore. Une promesse signée peut vous lier pendant des années.',
  },
  'au.stop.step-advice': {
    says: 'Prenez un conseil juridique avant la date. Vérifiez si votre assurance habitation, celle de votre entreprise ou votre syndicat paie un avocat.',
  },
  'au.stop.step-answer': {
    says: 'Envoyez une courte réponse à temps : vous avez la lettre, vous n’admettez rien, et vous prenez conseil.',
  },
  'au.stop.step-pause': {
    says: 'Vous pouvez retirer le message pour l’instant, pendant que vous prenez conseil. Dites que cela n’admet rien.',
  },
  'au.stop.step-register': {
    says: 'Cherchez la marque dans le registre public gratuit. Regardez à qui elle est, depuis quand et pour quels produits.',
  },
  'au.stop.right-truth': {
    says: 'Vous pouvez vous défendre si vos mots sont vrais, ou s’ils sont une opinion honnête fondée sur des faits vrais.',
  },
  'au.stop.right-mark': {
    says: 'Vous pouvez utiliser votre propre nom, et des mots simples qui décrivent vos produits, si vous le faites de façon honnête.',
  },
  'au.stop.option-help': {
    says: 'Un avocat peut vous dire s’ils ont de bons arguments et écrire la réponse.',
    title: 'Prendre un conseil juridique avant la date',
    cost: 'Souvent un prix fixe pour un premier entretien. Vérifiez votre assurance.',
    time: 'Cette semaine.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Tous ceux à qui on demande de signer une promesse.',
  },
  'au.stop.option-dispute': {
    says: 'Dites en quelques lignes pourquoi ils ont tort et demandez leurs preuves.',
    title: 'Refuser, et dire pourquoi',
    cost: 'Écrire ne coûte rien.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal, et cela peut coûter cher.',
    bestFor: 'Vos mots sont vrais, ou votre usage est honnête.',
  },
  'au.stop.option-comply': {
    says: 'Retirez-le ou changez le nom, et offrez une courte promesse avec vos propres mots.',
    title: 'Arrêter, mais ne rien admettre',
    cost: 'Ce que le changement vous coûte.',
    time: 'Quelques jours.',
    risk: 'Ils peuvent encore demander leurs frais.',
    bestFor: 'Cela ne vaut pas une dispute pour vous.',
  },
  'au.stop.warn-costs': {
    says: 'Les procès sur la diffamation et les marques peuvent coûter très cher. Prenez un conseil juridique avant de signer ou de refuser.',
  },
  'au.stop.right-harm': {
    says: 'Dans la plupart des États, des mots comptent comme diffamation (defamation) seulement s’ils ont fait un tort grave ou vont sans doute en faire. Une plus grande entreprise ne peut pas du tout poursuivre pour cela.',
  },
  'au.stop.right-notice': {
    says: 'Dans la plupart des États, ils doivent d’abord envoyer un avis de reproches (concerns notice). Vous avez alors 28 jours pour offrir une réparation, comme une correction et des excuses.',
  },
  'au.stop.right-year': {
    says: 'Ils ont presque toujours un an pour poursuivre, à partir du jour où les mots ont été publiés.',
  },
}
