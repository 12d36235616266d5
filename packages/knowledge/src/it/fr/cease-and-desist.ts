/** The French words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_FR: Words = {
  'it.stop.want': {
    says: 'Cherchez trois choses : ce que vous devez arrêter, la promesse à signer, et l’argent demandé.',
  },
  'it.stop.rights': {
    says: 'Vous n’êtes pas obligé de signer leur texte. Vous pouvez demander des preuves, prendre conseil et proposer vos mots.',
  },
  'it.stop.who': {
    says: 'Ces avocats travaillent pour l’autre partie, pas pour vous. Ils écrivent son point de vue.',
  },
  'it.stop.not-yet': {
    says: 'Cette lettre seule ne peut pas vous forcer. Ils doivent d’abord saisir un tribunal, où vous pourrez parler.',
  },
  'it.stop.step-keep': {
    says: 'Gardez une copie de la publication, de la page ou du produit d’aujourd’hui, avec la date. Décidez ensuite quoi changer.',
  },
  'it.stop.step-sign': {
    says: 'Ne signez pas la promesse et ne payez pas encore. Une signature peut vous lier des années.',
  },
  'it.stop.step-advice': {
    says: 'Prenez un conseil juridique avant la date. Voyez si une assurance ou un syndicat paie un avocat.',
  },
  'it.stop.step-answer': {
    says: 'Répondez à temps en peu de mots : vous avez la lettre, vous n’admettez rien, vous prenez conseil.',
  },
  'it.stop.step-pause': {
    says: 'Vous pouvez retirer la publication pendant que vous prenez conseil. Dites que cela n’admet rien.',
  },
  'it.stop.step-register': {
    says: 'Cherchez la marque dans le registre public gratuit. Vérifiez à qui elle est, depuis quand et pour quels produits.',
  },
  'it.stop.right-mark': {
    says: 'Vous pouvez utiliser votre nom de personne, et des mots simples qui décrivent vos produits, de façon honnête.',
  },
  'it.stop.option-help': {
    says: 'Un avocat peut dire s’ils ont raison et écrire la réponse.',
    title: 'Prendre un conseil juridique avant la date',
    cost: 'Souvent un prix fixe pour un premier entretien. Vérifiez votre assurance.',
    time: 'Cette semaine.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Toute personne à qui on demande de signer une promesse.',
  },
  'it.stop.option-dispute': {
    says: 'Dites en quelques lignes pourquoi ils ont tort et demandez leurs preuves.',
    title: 'Refuser et dire pourquoi',
    cost: 'Rien pour écrire.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal, ce qui peut coûter cher.',
    bestFor: 'Vos mots sont vrais, ou votre usage est honnête.',
  },
  'it.stop.option-comply': {
    says: 'Retirez la publication ou changez le nom, et offrez une courte promesse avec vos mots.',
    title: 'Arrêter, sans rien admettre',
    cost: 'Ce que le changement vous coûte.',
    time: 'Quelques jours.',
    risk: 'Ils peuvent encore demander leurs frais.',
    bestFor: 'Le conflit n’en vaut pas la peine pour vous.',
  },
  'it.stop.warn-costs': {
    says: 'Les procès en diffamation ou sur une marque peuvent coûter très cher. Prenez conseil avant de signer ou de refuser.',
  },
  'it.stop.reality': {
    says: 'Cela vient de l’autre partie, pas d’un tribunal. Seul un juge peut ordonner d’arrêter ou de payer. Mais ne laissez pas traîner, car un procès peut coûter cher.',
  },
  'it.stop.right-truth': {
    says: 'Vous pouvez dire ce qui est vrai et donner votre avis sincère en termes mesurés. Les insultes ne sont pas couvertes.',
  },
  'it.stop.right-harm': {
    says: 'Qui demande de l’argent doit montrer le tort causé par vos mots. Une somme sans preuve n’est qu’un souhait.',
  },
  'it.stop.right-time': {
    says: 'Ils ont trois mois dès qu’ils connaissent le message pour porter plainte (querela). Une demande d’argent est prescrite après cinq ans.',
  },
}
