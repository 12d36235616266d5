/** Questions about debts, homes, work and buying. `asks` holds the words people type, in French, Dutch and English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Rassemblez lettres et sommes, et demandez une médiation gratuite au CPAS.',
  },
  'be.ask.right-debt': { says: 'Personne ne peut saisir sans jugement ou autre titre.' },
  'be.ask.step-home': {
    says: 'Demandez au CPAS et à un syndicat de locataires avant de répondre.',
  },
  'be.ask.right-home': { says: 'Seul un juge peut ordonner votre départ.' },
  'be.ask.step-work': { says: 'Gardez contrat et fiches de paie, et demandez à votre syndicat.' },
  'be.ask.right-work': {
    says: 'Vous avez un an après la fin du contrat pour saisir le tribunal du travail.',
  },
  'be.ask.step-buy': { says: 'Écrivez d’abord à l’entreprise, puis au médiateur gratuit.' },
  'be.ask.seize': {
    says: 'Pas sans jugement ou autre titre. Avec un titre, les biens de base, les allocations familiales et une part du salaire restent protégés.',
  },
  'be.ask.costs': {
    dependsOn: 'la somme due',
    says: 'Le premier rappel est gratuit et donne 14 jours. Ensuite au plus 20 € jusqu’à 150 €, 30 € plus 10 % jusqu’à 500 €, 65 € plus 5 % au-delà.',
  },
  'be.ask.old-debt': {
    dependsOn: 'le type de facture',
    says: 'Énergie, eau, télécom et loyer : cinq ans. Soins : deux ans. Beaucoup d’autres contrats : jusqu’à dix.',
  },
  'be.ask.cannot-pay': {
    says: 'Demandez une médiation gratuite au CPAS. Si les dettes sont trop nombreuses, le tribunal du travail fixe un plan et arrête les saisies.',
  },
  'be.ask.summons': {
    says: 'Allez à la première audience. Contestez ou demandez des mensualités. Sans vous, vous êtes en général condamné.',
  },
  'be.ask.evict': {
    says: 'Seul le juge de paix l’ordonne, un huissier l’exécute, en général un mois après la signification. À Bruxelles, en général pas du 1er novembre au 15 mars.',
  },
  'be.ask.dismissed': {
    says: 'Vérifiez le préavis selon l’ancienneté. Demandez les motifs par recommandé dans les deux mois. Vous avez un an pour saisir le tribunal du travail.',
  },
  'be.ask.withdraw': {
    dependsOn: 'la façon d’acheter',
    says: 'En ligne ou à domicile : 14 jours, sans raison. En magasin, ce droit n’existe pas.',
  },
  'be.ask.guarantee': {
    says: 'Pendant deux ans, le vendeur doit réparer ou remplacer gratuitement un bien neuf.',
  },
}
