/** The French words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_FR: Words = {
  'fr.cdd.want': {
    says: 'Votre employeur met fin à votre CDD.',
  },
  'fr.cdd.reality': {
    says: 'Un CDD prend fin de lui-même à son terme. Ni motif ni entretien ne sont nécessaires.',
  },
  'fr.cdd.reality-early': {
    says: 'Avant son terme, il ne peut finir que dans peu de cas. Sinon, vous avez droit au moins aux salaires jusqu’au terme.',
  },
  'fr.cdd.right-early': {
    says: 'Les cas : accord des deux, faute grave, force majeure, ou inaptitude constatée par le médecin du travail. Pour une faute, on doit vous entendre avant.',
  },
  'fr.cdd.right-ten': {
    says: 'À la fin, vous touchez une prime de 10 % du brut total, 6 % dans certaines branches. Pas pour un emploi saisonnier, une faute grave ou si vous avez refusé un CDI.',
  },
  'fr.cdd.right-leave': {
    says: 'Les congés non pris sont payés : au moins 10 % de votre rémunération.',
  },
  'fr.cdd.right-recast': {
    says: 'Pas d’écrit, pas de motif, ou un poste permanent ? Les prud’hommes peuvent requalifier en CDI, avec au moins un mois de salaire.',
  },
  'fr.cdd.right-papers': {
    says: 'On vous remet certificat de travail, dernier salaire et attestation France Travail. Inscrivez-vous tout de suite.',
  },
  'fr.cdd.step': {
    says: 'Retrouvez le contrat. Comparez motif et terme avec la lettre, et la prime avec la dernière paie.',
  },
  'fr.cdd.option': {
    says: 'Réclamez par écrit ce qui manque. En cas de refus, saisissez les prud’hommes, sans avocat obligatoire.',
    title: 'Réclamer ce qui manque',
    cost: 'Une lettre. En justice, une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Salaire ou prime manque, ou fin trop tôt.',
  },
}
