/** The French words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_FR: Words = {
  'jp.ask.fired-while-ill': {
    says: 'Si le travail vous a rendu malade ou blessé, on ne peut vous licencier pendant l’arrêt ni 30 jours après. Pour une maladie privée, la société doit d’abord suivre ses règles de congé (休職) et examiner le retour. Ne signez rien. Demandez motif et règles par écrit, avec certificat.',
  },
  'jp.ask.pregnant-fired': {
    says: 'On ne peut vous licencier ni vous traiter moins bien pour grossesse, naissance ou congé parental. Un licenciement pendant la grossesse ou dans l’année après la naissance est nul, sauf si la société prouve un autre motif. Ne signez rien. Notez ce qui est dit. Appelez le bureau du travail (雇用環境・均等部).',
  },
}
