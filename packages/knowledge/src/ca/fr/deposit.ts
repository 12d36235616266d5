/** The French words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_WORDS: Words = {
  'ca.deposit.want': {
    says: 'Le propriétaire veut garder votre dépôt. Cherchez chaque somme et son motif.',
  },
  'ca.deposit.reality': {
    says: 'Le propriétaire doit prouver les dommages. L’usure normale n’est pas un dommage.',
  },
  'ca.deposit.bc': {
    says: 'En Colombie-Britannique, le propriétaire a 15 jours pour rendre le dépôt ou demander à le garder. Ils courent de la fin du bail ou de votre nouvelle adresse par écrit, selon ce qui vient en dernier. Après, vous pouvez réclamer le double.',
  },
  'ca.deposit.on': {
    says: 'En Ontario, un propriétaire ne peut garder qu’un dépôt pour le dernier mois de loyer. Un dépôt pour dommages est interdit. Demandez-le.',
  },
  'ca.deposit.qc': {
    says: 'Au Québec, un propriétaire ne peut pas exiger de dépôt. Vous pouvez le réclamer au Tribunal administratif du logement.',
  },
  'ca.deposit.right-proof': {
    says: 'Vous pouvez demander une liste, des factures et des photos, et les rapports faits à votre arrivée et à votre départ.',
  },
  'ca.deposit.right-tribunal': {
    says: 'Le bureau ou le tribunal du logement de votre province peut ordonner de rendre le dépôt. Cela coûte peu et se fait sans avocat.',
  },
  'ca.deposit.step': {
    says: 'Donnez votre nouvelle adresse par écrit, dites que vous n’êtes pas d’accord, et réclamez le dépôt pour un jour précis.',
  },
  'ca.deposit.ab': {
    says: 'En Alberta, le propriétaire a 10 jours pour rendre le dépôt ou envoyer un relevé. Sans les deux rapports d’inspection, il ne peut rien garder pour des dégâts. Le RTDRS décide.',
  },
}
