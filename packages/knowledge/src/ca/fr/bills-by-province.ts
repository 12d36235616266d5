/** The French words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_WORDS: Words = {
  'ca.bill.qc-winter': {
    says: 'Au Québec, Hydro-Québec ne coupe pas les maisons du 1er décembre au 31 mars.',
  },
  'ca.bill.on-winter': {
    says: 'En Ontario, on ne peut pas couper le courant d’un logement pour des factures impayées du 15 novembre au 30 avril.',
  },
  'ca.bill.ab-winter': {
    says: 'En Alberta, on ne peut pas couper tout à fait le courant ou le gaz d’un logement du 1er novembre au 15 avril.',
  },
  'ca.bill.on-code': {
    says: 'En Ontario, un distributeur doit avertir avant une coupure et offrir un plan de paiement aux foyers dans le besoin.',
  },
  'ca.bill.bc-commission': {
    says: 'En Colombie-Britannique, demandez d’abord un plan à BC Hydro ou à votre société de gaz. Sans accord, la Utilities Commission examine l’affaire gratuitement.',
  },
  'ca.bill.on-door': {
    says: 'En Ontario, un contrat pour un chauffe-eau, une fournaise ou autre, signé à votre porte sans que vous l’ayez demandé, est nul. Les autres se résilient dans les 10 jours.',
  },
}
