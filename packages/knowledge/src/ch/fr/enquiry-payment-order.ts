/** Questions about payment orders, the debt register and loss certificates: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_WORDS: Words = {
  'ch.ask.order': {
    says: 'Vous contestez ? Faites opposition dans les dix jours de la remise : écrivez « opposition » et signez, ou dites-le à l’office ou au facteur. C’est gratuit et sans motif. Un juge doit alors trancher d’abord ; une caisse-maladie peut décider elle-même, et vous avez 30 jours contre cela. Sans opposition, la saisie suit. Après trois mois, vous pouvez demander à l’office de ne plus montrer l’inscription. Si la dette est juste, payez dans les vingt jours.',
  },
  'ch.ask.own-claim': {
    says: 'Écrivez et fixez un dernier délai. Puis demandez une poursuite à l’office du domicile du débiteur ; vous avancez les frais. S’il fait opposition, allez sans avocat à l’autorité de conciliation. Elle peut trancher jusqu’à 2000 francs et proposer une décision jusqu’à 10 000.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'son âge',
    says: 'Il se prescrit après 20 ans, et aucun intérêt ne court. D’ici là, le créancier peut revenir si vous gagnez plus. Vous pouvez offrir une somme plus petite pour solde : beaucoup acceptent. Reprenez l’acte et faites-le radier du registre.',
  },
}
