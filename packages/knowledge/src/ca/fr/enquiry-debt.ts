/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ca.ask.things': {
    says: 'Une agence de recouvrement ne peut pas prendre votre auto ou vos biens, ni entrer. Seul un officier de justice le peut, après un jugement. Un prêt auto est différent.',
  },
  'ca.ask.prison': {
    says: 'On ne va pas en prison pour une carte, un prêt ou une facture. Demandez de l’aide gratuite.',
  },
  'ca.ask.calls': {
    says: 'Dites-leur par écrit de vous écrire seulement. Notez chaque appel. Ils ne peuvent pas vous menacer ni parler à votre patron. Puis plaignez-vous à votre province.',
  },
  'ca.ask.not-mine': {
    says: 'Écrivez que vous ne devez rien et demandez des preuves. Ne payez pas. Vérifiez votre dossier de crédit.',
  },
  'ca.ask.wages': {
    says: 'La plupart des créanciers doivent avoir un jugement. Ils ne peuvent prendre qu’une part de la paie. Le fisc n’a pas besoin de jugement.',
    dependsOn: 'à qui vous devez et s’il y a un jugement',
  },
  'ca.ask.cannot-pay': {
    says: 'Faites un budget et offrez ce que vous pouvez tenir. Voyez une ACEF, un conseiller en crédit ou un syndic. La première rencontre est souvent gratuite.',
  },
  'ca.ask.bankrupt': {
    says: 'Un syndic autorisé peut faire une proposition ou une faillite. Les deux arrêtent la plupart des poursuites et saisies.',
    dependsOn: 'ce que vous devez, avez et gagnez',
  },
  'ca.ask.agency-calls': {
    says: 'Demandez par écrit à l’agence de prouver la dette et de vous écrire seulement. Chaque province limite les appels. Portez plainte à la province si cela continue.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Seul un syndic autorisé en insolvabilité peut la déposer; la première rencontre est gratuite. Vous payez une partie de la dette en cinq ans au plus, et le recouvrement et les saisies doivent cesser.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'En Alberta, les premiers 800 $ de votre paie nette par mois sont protégés, plus 200 $ par personne à charge. Entre 800 $ et 2 400 $, la moitié est aussi protégée.',
  },
}
