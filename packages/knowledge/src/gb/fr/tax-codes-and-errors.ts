/** French: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_FR: Words = {
  'gb.tax.right-careful': {
    says: 'Si vous avez fait attention et qu’il y a quand même une erreur, il n’y a pas de pénalité. En cas de négligence, la dire à HMRC avant qu’il la trouve la réduit beaucoup.',
  },
  'gb.tax.right-code': {
    says: 'Vous pouvez contester un tax code. Dites à HMRC pourquoi il est faux. Sans accord, vous pouvez saisir le tribunal fiscal.',
  },
  'gb.tax.right-points': {
    says: 'Un point seul ne coûte rien ; les 200 £ viennent au quatrième. HMRC a dit ne pas en donner pour les envois trimestriels tardifs de 2026-27. Demandez son retrait, ou contestez sous 30 jours. Une bonne raison compte.',
  },
  'gb.tax.right-estate': {
    says: 'Avec une bonne raison pour le retard, pas d’amende. Elle ne dépasse jamais l’impôt. L’impôt sur une maison ou un terrain se paie en dix parts annuelles.',
  },
  'gb.tax.right-vat-late': {
    says: 'Une bonne excuse annule l’amende. De même un plan demandé dans les 15 jours ; sous 30 jours il la réduit de moitié. Demandez une révision ou saisissez le tribunal fiscal sous 30 jours.',
  },
  'gb.tax.right-come-forward': {
    says: 'Vous n’êtes pas obligé de signer le certificat. Vérifiez d’abord vos déclarations. S’il manque quelque chose, le dire vous-même réduit beaucoup l’amende. Un conseiller peut aider.',
  },
  'gb.tax.right-their-delay': {
    says: 'HMRC avait-il les informations sans les utiliser ? Vous pouvez demander l’annulation d’un ancien impôt. Il faut qu’il vous l’ait dit plus d’un an après l’année fiscale, et que vous ayez pu croire tout en ordre.',
  },
}
