/** The Italian words of the rows in ../enquiry-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_IT: Words = {
  'ca.fact.overtime-on': {
    says: 'In Ontario lo straordinario inizia dopo 44 ore a settimana, a una volta e mezza. È dovuto quando ti lasciano lavorare, approvato o no, anche con stipendio fisso. Sono esclusi i dirigenti e certi mestieri. Annota le ore e fai un reclamo gratuito al Ministry of Labour entro due anni.',
  },
  'ca.fact.overtime-ab-bc': {
    says: 'Di solito sì. In Alberta lo straordinario inizia dopo 8 ore al giorno o 44 a settimana; in British Columbia dopo 8 o 40. È una volta e mezza; il doppio dopo 12 ore al giorno in British Columbia. Alcuni lavori sono esclusi. Annota le ore e reclama gratis entro sei mesi.',
  },
  'ca.fact.overtime-qc': {
    says: 'In Québec lo straordinario inizia dopo 40 ore a settimana, a una volta e mezza. Conta se il capo l’ha chiesto o lo sapeva. Sono esclusi i dirigenti e certi lavori. Annota le ore e reclama gratis alla CNESST entro un anno.',
  },
  'ca.fact.asked-then-punished': {
    says: 'Non possono tagliarti i turni, minacciarti o licenziarti perché hai chiesto la paga o i tuoi diritti. È una ritorsione, vietata anche con permesso di lavoro. Tieni messaggi e date. Reclama gratis all’ufficio del lavoro della provincia e chiedi la paga persa; in Québec entro 45 giorni.',
  },
}
