/** The French words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_WORDS: Words = {
  'de.home.deadline-costs': {
    says: 'Vous avez douze mois après l’arrivée du décompte pour contester. Un paiement dû doit quand même être fait à temps, sous réserve.',
    action: 'Dire au bailleur ce qui est faux dans le décompte',
    consequence: 'Vous ne pouvez plus contester le décompte.',
  },
  'de.home.step-costs-check': {
    says: 'Vérifiez la période, le total, la part de votre logement et vos acomptes. Demandez à voir les justificatifs.',
  },
  'de.home.option-costs': {
    title: 'Demander les justificatifs et contester',
    says: 'Demandez à voir les justificatifs. Jusque-là, vous pouvez retenir le supplément.',
    cost: 'Gratuit.',
    time: 'Dans les douze mois.',
    risk: 'Payez à temps ce qui est clairement juste.',
    bestFor: 'Le décompte est haut ou peu clair.',
  },
  'de.home.right-costs-late': {
    says: 'Le décompte doit vous arriver dans les douze mois de la fin de son année. Plus tard, le bailleur ne peut demander aucun supplément.',
  },
  'de.home.right-costs-receipts': {
    says: 'Vous avez le droit de voir les justificatifs du décompte.',
  },
}
