/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'au.ask.things': {
    says: 'Une agence de recouvrement (debt collector) ne peut pas prendre vos biens ni entrer. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal. Un prêt auto est différent.',
  },
  'au.ask.prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous devez de l’argent sur une carte, un prêt ou une facture. Appelez le 1800 007 007 pour une aide gratuite.',
  },
  'au.ask.old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans, ou trois dans le Territoire du Nord. Un paiement ou un papier signé fait repartir le temps. Ne payez pas avant de savoir.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous devez pour la dernière fois',
  },
  'au.ask.calls': {
    says: 'Demandez-leur par écrit d’utiliser seulement l’e-mail ou les lettres. Ils ne devraient pas vous contacter plus de trois fois par semaine. Notez chaque appel et plaignez-vous à l’AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Écrivez que vous ne devez pas cela et demandez des preuves. Ne payez pas. Cherchez dans votre dossier de crédit gratuit des comptes que vous ne connaissez pas.',
  },
  'au.ask.wages': {
    says: 'Il leur faut un jugement d’un tribunal, puis un ordre. Une part de la paie vous reste toujours pour vivre. Le fisc n’a pas besoin de tribunal.',
    dependsOn: 'à qui vous devez et s’ils ont un jugement',
  },
  'au.ask.cannot-pay': {
    says: 'Appelez la National Debt Helpline au 1800 007 007 et demandez à chaque entreprise une aide pour difficultés (hardship). Pour un prêt ou une carte, elles doivent répondre dans les 21 jours.',
  },
  'au.ask.bankrupt': {
    says: 'La faillite (bankruptcy) met fin à la plupart des dettes, mais dure trois ans et un jour et vous limite. Parlez d’abord à un conseiller en dettes gratuit (financial counsellor).',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'au.ask.credit-file': {
    says: 'Vous pouvez avoir gratuitement votre dossier de crédit chez Equifax et chez Experian, à qui illion appartient maintenant. S’il est faux, demandez-leur de le corriger. Un défaut (default) reste cinq ans.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Agissez dans les 21 jours: payez, convenez d’un plan, ou demandez au tribunal de l’annuler. Le jugement doit être de 10 000 $ ou plus. Après, ils peuvent demander votre faillite.',
  },
  'au.ask.wages-garnished': {
    says: 'Il leur faut un ordre du tribunal, et une part du salaire doit vous rester chaque semaine. Le fisc (ATO), Child Support et la plupart des bureaux d’amendes n’ont pas besoin du tribunal. Demandez tout de suite des versements au tribunal. En Nouvelle-Galles du Sud, l’ordre ne prend alors pas plus sur votre paie que le versement.',
  },
  'au.ask.collector-family': {
    says: 'Ils ne peuvent pas parler de votre dette à d’autres. Ils peuvent demander où vous êtes, sans dire pourquoi. Écrivez-leur d’arrêter, puis plaignez-vous à l’AFCA ou au Privacy Commissioner.',
  },
}
