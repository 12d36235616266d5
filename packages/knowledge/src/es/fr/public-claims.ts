/** The French words of Spain: public claims. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_FR: Words = {
  'es.contributions.right-parts': {
    says: 'Vous pouvez demander à la Sécurité sociale de payer en plusieurs fois (aplazamiento). Tant que vous payez, vous êtes en règle et les saisies s’arrêtent.',
  },
  'es.contributions.surcharge': {
    says: 'Des cotisations en retard coûtent le plus souvent 10 % de plus si vous payez le mois suivant, puis 20 %.',
  },
  'es.contributions.right-appeal': {
    says: 'Contre une demande de la Sécurité sociale, vous avez un mois pour faire un recours (recurso de alzada). Seul le paiement ou une garantie arrête le recouvrement.',
  },
  'es.contributions.right-grounds': {
    says: 'Contre sa contrainte avec majoration, ces motifs comptent : payé, prescrit, erreur de calcul, report, ou première demande non notifiée.',
  },
  'es.benefit.right-judge-first': {
    says: 'Le plus souvent, l’organisme doit demander au juge d’annuler une prestation accordée. Il peut agir seul si vous avez omis quelque chose, et le SEPE pendant un an.',
  },
  'es.benefit.right-office-mistake': {
    says: 'Si seul l’organisme s’est trompé et que vous étiez de bonne foi, tout reprendre peut être injuste. Dites-le dans votre recours.',
  },
  'es.town.right-no-gain': {
    says: 'Vous ne devez pas de plusvalía s’il n’y a pas eu de gain. Si le gain réel donne moins d’impôt, demandez-le. Envoyez les deux actes.',
  },
  'es.town.waste': {
    says: 'Depuis avril 2025, chaque commune doit facturer le coût réel des ordures. Vérifiez le logement, l’année et une réduction pour petits revenus.',
  },
  'es.tax.late-return': {
    says: 'Une déclaration en retard sans demande coûte 1 %, et 1 % de plus par mois complet. Après un an, c’est 15 % avec intérêts. Un quart tombe si vous payez à temps.',
  },
  'es.public.right-two-tries': {
    says: 'Une notification papier exige deux essais chez vous avant l’affichage public. S’ils manquent, dites qu’elle n’a pas eu lieu.',
  },
}
