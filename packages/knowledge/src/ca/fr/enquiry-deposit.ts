/** Questions about the deposit for a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_WORDS: Words = {
  'ca.ask.deposit': {
    says: 'Chaque province a son plafond et son délai. Demandez-le par écrit, avec photos, et allez au tribunal s’il refuse.',
    dependsOn: 'votre province',
  },
  'ca.ask.deposit-qc': {
    says: 'Au Québec, un propriétaire ne peut pas exiger de dépôt, seulement le premier loyer. Vous pouvez le réclamer.',
  },
  'ca.ask.deposit-on': {
    says: 'En Ontario, un propriétaire ne peut pas prendre de dépôt pour dommages. Seul un dépôt pour la dernière période de loyer est permis, et il doit porter intérêt.',
  },
  'ca.ask.deposit-bc': {
    says: 'Donnez votre nouvelle adresse par écrit. En Colombie-Britannique, le propriétaire a alors 15 jours pour rembourser ou faire une demande. Sinon, vous pouvez réclamer le double.',
  },
  'ca.ask.deposit-on-back': {
    says: 'Demandez-le par écrit. En Ontario, le propriétaire ne peut garder qu’un dépôt pour la dernière période de loyer. Pour tout autre dépôt, saisissez la Commission (formulaire T1) avant un an.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'En Alberta, un dépôt est d’un mois de loyer au plus. Il doit revenir sous 10 jours, ou vous devez recevoir un relevé de ce qui est gardé.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'En Nouvelle-Écosse, un dépôt est d’un demi-mois de loyer au plus. Il doit revenir sous 10 jours, ou le propriétaire doit demander à le garder.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Oui, souvent. Le propriétaire a 15 jours à partir de la fin du bail ou de votre adresse écrite, le plus tard des deux. S’il n’a ni payé ni fait de demande, vous pouvez réclamer le double au bureau (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'En Alberta, il doit revenir dans les 10 jours, avec un relevé de chaque somme gardée. Sans rapports d’inspection, rien ne peut être gardé pour des dégâts. Adressez-vous au RTDRS, rapide et bon marché.',
  },
}
