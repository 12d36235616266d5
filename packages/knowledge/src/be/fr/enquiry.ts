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
  'be.ask.leave-home': {
    dependsOn: 'le type de bail et la région',
    says: 'Bail de neuf ans : trois mois de préavis. Les trois premières années, vous devez trois, deux ou un mois de loyer. Les baux courts ont d’autres règles.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'le type de bail et le motif',
    says: 'Pour un bail de neuf ans, il faut six mois et un cas de la loi, comme l’occupation personnelle. Vous pouvez alors partir avec un mois de contre-préavis.',
  },
  'be.ask.deposit': {
    dependsOn: 'votre région',
    says: 'Elle doit être sur un compte bloqué à votre nom. En général deux mois de loyer au plus, trois en Flandre. Elle est libérée par les deux ou par le juge.',
  },
  'be.ask.rent-index': {
    dependsOn: 'votre bail et la région',
    says: 'Le loyer peut suivre l’indice une fois par an, à la date anniversaire, sur demande écrite. Au plus trois mois de retard.',
  },
  'be.ask.account': {
    dependsOn: 'la nature de l’argent',
    says: 'Avec un jugement, une part peut être prise. Allocations familiales, revenu d’intégration et une base du salaire restent protégés. Vous avez 15 jours pour vous opposer.',
  },
  'be.ask.unpaid-wages': {
    says: 'Réclamez par écrit, puis prévenez l’inspection et votre syndicat. Après la fin du contrat, vous avez un an pour agir.',
  },
  'be.ask.energy': {
    says: 'Demandez un plan au fournisseur et le fonds énergie au CPAS. Une coupure suit des étapes, et l’hiver dépend de la région. Le médiateur de l’énergie est gratuit.',
  },
  'be.ask.scam': {
    says: 'Ne cliquez pas et ne payez pas. Transférez à suspect@safeonweb.be. Si vous avez donné des données, appelez vite la banque et Card Stop (078 170 170).',
  },
  'be.ask.right-buy': { says: 'Pour la plupart des achats à distance, vous avez 14 jours.' },
  'be.ask.option-help': {
    title: 'Obtenir un conseil gratuit',
    says: 'Le bureau d’aide juridique ou le CPAS répond gratuitement aux premières questions.',
    cost: 'Rien.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Toute première question.',
  },
  'be.ask.account-left': {
    dependsOn: 'l’origine de l’argent',
    says: 'Salaire et allocations restent protégés jusqu’à 30 jours après leur arrivée sur le compte, grâce à un code. Sous un certain montant, rien ne peut être pris. Si trop est bloqué, écrivez à l’huissier avec preuves. Ensuite, saisissez le juge des saisies.',
  },
  'be.ask.bank-refuses': {
    says: 'Appelez tout de suite la banque et Card Stop (078 170 170). La banque doit rembourser un paiement non autorisé, sauf si elle prouve une fraude ou une négligence grave. Si elle refuse, écrivez-lui, puis à Ombudsfin, gratuit.',
  },
}
