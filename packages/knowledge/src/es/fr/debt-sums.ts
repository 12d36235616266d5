/** The French words of Spain: debt sums. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_FR: Words = {
  'es.debt-sums.interest': {
    says: 'Les intérêts de retard courent dès la demande, par lettre ou en justice. Si rien n’est convenu, c’est le taux légal.',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'L’intérêt élevé et les 40 € de la Ley 3/2004 visent les dettes entre entreprises. Comme particulier, vous ne les devez pas.',
  },
  'es.debt-sums.right-default-rate': {
    says: 'Dans un prêt à la consommation, un intérêt de retard de plus de deux points au-dessus du taux du prêt est abusif. Seul le taux du prêt court alors.',
  },
  'es.debt-sums.right-reminder-fee': {
    says: 'Une banque ne peut facturer qu’un service demandé et vraiment rendu. Des frais fixes à chaque impayé ne sont pas dus.',
  },
  'es.debt-sums.right-guarantor': {
    says: 'La caution ne répond que de ce que dit l’écrit, avec les mêmes défenses que le débiteur. Sans le mot « solidario », ils doivent d’abord viser le débiteur.',
  },
  'es.debt-sums.right-litigious': {
    says: 'Si la dette a été vendue pendant un procès sur elle, vous pouvez l’éteindre au prix payé par l’acheteur. Vous avez neuf jours dès sa demande.',
  },
  'es.debt-sums.right-honour': {
    says: 'Une inscription à tort dans un fichier de mauvais payeurs atteint votre honneur. Vous pouvez demander de l’argent au juge, en quatre ans.',
  },
  'es.debt-sums.right-not-done': {
    says: 'Qui n’a pas fait sa part du contrat ne peut exiger la vôtre. Écrivez ce qui n’a pas été fait ou l’a été mal.',
  },
  'es.debt-sums.right-ending': {
    says: 'Un contrat ne prend fin que pour un manquement qui compte. Si vous le contestez, un juge décide et peut vous laisser plus de temps.',
  },
  'es.debt-sums.right-penalty': {
    says: 'Un juge baisse une pénalité si vous avez tenu une partie du contrat. Contre un consommateur, une pénalité bien trop haute ne vaut pas.',
  },
  'es.debt-sums.right-renewed': {
    says: 'Une société doit laisser partir un consommateur aussi facilement qu’il est entré. Un renouvellement que vous n’avez pas pu arrêter à temps ne vous lie pas.',
  },
}
