/** The French words of the rows in ../owners-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_FR: Words = {
  'de.owners.reality': {
    says: 'Vous devez ce que l’assemblée a voté, même si cela paraît faux. Seul un tribunal peut l’annuler.',
  },
  'de.owners.right-contest': {
    says: 'Contre une décision, il faut saisir le tribunal un mois après l’assemblée, et motiver en deux mois.',
  },
  'de.owners.right-papers': {
    says: 'Vous pouvez voir les factures, le recueil des décisions et le rapport financier.',
  },
  'de.owners.right-limit': {
    says: 'Avances et soldes se prescrivent par trois ans, dès la fin de l’année.',
  },
  'de.owners.step': {
    says: 'Demandez de quelle décision vient la somme. Payez ce qui est juste : les arriérés peuvent coûter le logement.',
  },
}
