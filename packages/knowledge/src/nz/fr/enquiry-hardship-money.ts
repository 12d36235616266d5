/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_FR: Words = {
  'nz.ask.winz-quit': {
    says: 'Les 13 semaines ne valent que si vous êtes parti sans bonne raison. Harcèlement, travail dangereux, maladie, violence ou soin d’un proche peuvent en être une. Écrivez à Work and Income pourquoi vous êtes parti, avec messages, certificat ou témoin. Si c’est toujours non, demandez un réexamen (review of decision) dans les trois mois. Demandez déjà une aide pour la nourriture et le loyer ; elle peut venir tout de suite.',
  },
  'nz.ask.kiwisaver': {
    says: 'Oui, si vous ne pouvez payer les frais de base ou le prêt de votre maison, ou en cas de grave maladie (significant financial hardship). Demandez à votre fournisseur KiwiSaver avec relevés, factures et revenus. Le supervisor décide et ne paie que le nécessaire. La part de l’État reste. Montrez que vous avez d’abord cherché ailleurs : la banque, et MoneyTalks 0800 345 123, qui aide pour le formulaire.',
  },
  'nz.ask.winz-sanction': {
    says: 'Appelez aujourd’hui Work and Income (0800 559 009) et dites pourquoi. Maladie, garde d’enfant ou pas d’avis peut être une bonne raison ; envoyez la preuve. Demandez à refaire la tâche : l’aide reprend alors le plus souvent. Avec enfants, seule une part peut être coupée. Sinon, réexamen (review of decision) dans les trois mois. Demandez déjà une aide pour la nourriture.',
  },
}
