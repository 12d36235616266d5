/** Questions about power and phone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_FR: Words = {
  'au.ask.cut-off': {
    says: 'Ils doivent d’abord vous avertir et offrir de l’aide. Demandez un plan de paiement et le programme d’aide (hardship program). Le médiateur de l’énergie (energy ombudsman) peut arrêter cela.',
    dependsOn: 'si vous avez demandé de l’aide et suivez un plan',
  },
  'au.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Si cela n’aide pas, le Telecommunications Industry Ombudsman examine l’affaire gratuitement : 1800 062 058.',
  },
  'au.ask.cut-off-now': {
    says: 'Appelez le fournisseur maintenant. Demandez un plan de paiement et une aide pour difficultés (hardship) ; une coupure doit alors s’arrêter. S’il n’aide pas, appelez votre médiateur de l’énergie (energy ombudsman).',
  },
  'au.ask.undercharged': {
    says: 'Le plus souvent seulement les neuf derniers mois, ou quatre au Victoria, si ce n’était pas votre faute. Vous devez pouvoir payer sur la même durée, sans intérêt. L’ombudsman de l’énergie est gratuit.',
  },
}
