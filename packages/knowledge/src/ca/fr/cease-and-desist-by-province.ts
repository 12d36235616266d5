/** The French words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_WORDS: Words = {
  'ca.stop.on-silence': {
    says: 'En Ontario, un juge peut arrêter tôt un procès qui vise des propos d’intérêt public. Celui qui poursuit paie le plus souvent vos frais.',
  },
  'ca.stop.bc-silence': {
    says: 'En Colombie-Britannique, un juge peut arrêter tôt un procès qui vise des propos d’intérêt public.',
  },
  'ca.stop.qc-abuse': {
    says: 'Au Québec, un juge peut rejeter un procès abusif ou fait pour vous faire taire, et faire payer celui qui poursuit.',
  },
  'ca.stop.qc-year': {
    says: 'Au Québec, ils ont un an depuis qu’ils connaissent les propos pour poursuivre en diffamation.',
  },
  'ca.stop.on-notice': {
    says: 'En Ontario, ils ont le plus souvent deux ans pour poursuivre. Contre un journal ou une émission, il faut un avis sous six semaines et une poursuite sous trois mois.',
  },
}
