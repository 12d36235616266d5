/** The free first reminder, and what a collector may add to a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_WORDS: Words = {
  'be.debt.know-caps': {
    says: 'Les indemnités sont plafonnées : 20 € jusqu’à 150 €. Jusqu’à 500 € : 30 € plus 10 % au-dessus de 150 €. Au-delà : 65 € plus 5 %, maximum 2 000 €.',
    learnMore: 'Seulement pour un particulier envers une entreprise, et si le contrat le prévoit.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Vous avez au moins 14 jours calendrier après le premier rappel avant tout frais. Par courrier, le délai part le troisième jour ouvrable.',
    action: 'Payer, contester ou demander un plan',
    consequence: 'Après, des frais plafonnés et des intérêts peuvent s’ajouter.',
  },
  'be.debt.step-costs': {
    says: 'Comparez les frais avec les plafonds légaux. Payez seulement ce qui est permis.',
  },
  'be.debt.right-free-reminder': {
    says: 'Vous avez droit à un premier rappel sans frais, puis 14 jours.',
  },
  'be.debt.right-caps': {
    says: 'Vous avez droit à des frais plafonnés. Une somme plus haute ne compte pas.',
  },
  'be.debt.right-interest-cap': {
    says: 'L’intérêt de retard est plafonné aussi : le taux directeur plus huit points par an. Sans clause au contrat, seul le taux légal est dû.',
  },
  'be.debt.charge-first': {
    name: 'Frais du premier rappel',
    says: 'Le premier rappel est gratuit.',
  },
  'be.debt.element-sum': {
    name: 'La somme due',
    says: 'Le rappel doit indiquer la somme due et l’indemnité à venir.',
    ifMissing: 'On ne voit pas de somme claire. Demandez-la par écrit.',
  },
  'be.debt.charge-small': {
    name: 'L’indemnité forfaitaire',
    says: 'Pour une dette jusqu’à 150 €, l’indemnité est de 20 € au plus.',
  },
  'be.debt.charge-middle': {
    name: 'L’indemnité forfaitaire',
    says: 'Pour une dette de 150 à 500 €, l’indemnité est de 30 € plus 10 % au-dessus de 150 €, donc 65 € au plus.',
  },
  'be.debt.right-instalments': {
    says: 'Pour les factures régulières, trois rappels par an sont gratuits. Les suivants coûtent au plus 7,50 € et le port.',
  },
}
