/** The French words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_WORDS: Words = {
  'ca.judged.qc-wages': {
    says: 'Au Québec, une partie de base de votre paie est insaisissable. Du reste, ils peuvent prendre 30 %.',
  },
  'ca.judged.qc-revoke': {
    says: 'Au Québec, vous pouvez demander l’annulation (rétractation) d’un jugement par défaut dans les 30 jours où vous l’avez appris.',
  },
  'ca.judged.on-wages': {
    says: 'En Ontario, 80 % de votre paie nette est protégée contre la plupart des créanciers. Pour une pension alimentaire, c’est la moitié.',
  },
  'ca.judged.bc-wages': {
    says: 'En Colombie-Britannique, 70 % de votre paie nette est protégée contre la plupart des créanciers.',
  },
  'ca.judged.on-setaside': {
    says: 'En Ontario, vous pouvez demander au tribunal d’annuler un jugement par défaut. Il faut une défense sérieuse, une bonne raison, et agir vite.',
  },
  'ca.judged.on-goods': {
    says: 'En Ontario, vêtements, meubles, outils de travail et une voiture sont protégés jusqu’à des valeurs fixées.',
  },
  'ca.judged.bc-goods': {
    says: 'En Colombie-Britannique, vêtements, meubles, outils et une voiture sont protégés jusqu’à des valeurs fixées.',
  },
  'ca.judged.ab-safe': {
    says: 'En Alberta, une partie de la paie, la nourriture, les vêtements, les meubles, les outils et une voiture sont protégés jusqu’à des valeurs fixées. Seule une agence d’exécution civile peut saisir.',
  },
  'ca.judged.sk-safe': {
    says: 'En Saskatchewan, une partie de la paie et les biens utiles au logement sont protégés. Seul le shérif peut saisir.',
  },
  'ca.judged.mb-wages': {
    says: 'Au Manitoba, la plupart des créanciers peuvent prendre 30 % de la paie au plus.',
  },
}
