/** The Italian words of the rows in ../bills-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_BY_PROVINCE_IT: Words = {
  'ca.bill.on-winter': {
    says: 'In Ontario non si può staccare la luce alle case per bollette non pagate dal 15 novembre al 30 aprile.',
  },
  'ca.bill.ab-winter': {
    says: 'In Alberta non si può staccare del tutto luce o gas alle case dal 1 novembre al 15 aprile.',
  },
  'ca.bill.qc-winter': {
    says: 'In Québec Hydro-Québec non stacca la luce alle case dal 1 dicembre al 31 marzo.',
  },
  'ca.bill.on-code': {
    says: 'In Ontario una società della luce deve avvisarla prima di staccare, e offrire un piano per gli arretrati alle case in difficoltà.',
  },
  'ca.bill.bc-commission': {
    says: 'In British Columbia chieda prima un piano a BC Hydro o alla Sua società del gas. Se non c’è accordo, la Utilities Commission esamina il caso gratis.',
  },
  'ca.bill.on-door': {
    says: 'In Ontario è nullo un contratto per scaldabagno, caldaia o simili firmato alla Sua porta senza che Lei lo chiedesse. Gli altri si possono annullare entro 10 giorni.',
  },
}
