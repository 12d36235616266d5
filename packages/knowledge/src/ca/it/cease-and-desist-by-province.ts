/** The Italian words of the rows in ../cease-and-desist-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_BY_PROVINCE_IT: Words = {
  'ca.stop.on-silence': {
    says: 'In Ontario un tribunale può fermare presto una causa su parole che riguardano una questione pubblica. Chi ha fatto causa quasi sempre paga le Sue spese.',
  },
  'ca.stop.bc-silence': {
    says: 'In British Columbia un tribunale può fermare presto una causa su parole che riguardano una questione pubblica.',
  },
  'ca.stop.qc-abuse': {
    says: 'In Québec un tribunale può respingere una causa abusiva o fatta per farla tacere, e farli pagare.',
  },
  'ca.stop.qc-year': {
    says: 'In Québec hanno un anno dal giorno in cui hanno saputo delle parole per fare causa per diffamazione.',
  },
  'ca.stop.on-notice': {
    says: 'In Ontario hanno quasi sempre due anni per fare causa. Per un giornale o una trasmissione devono avvisare entro sei settimane e fare causa entro tre mesi.',
  },
}
