/** The Italian words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_IT: Words = {
  'ca.judged.on-wages': {
    says: 'In Ontario l’80% dello stipendio netto è al sicuro da quasi tutti i creditori. Per il mantenimento è la metà.',
  },
  'ca.judged.bc-wages': {
    says: 'In British Columbia il 70% dello stipendio netto è al sicuro da quasi tutti i creditori.',
  },
  'ca.judged.qc-wages': {
    says: 'In Québec una parte di base dello stipendio non si può pignorare. Del resto possono prendere il 30%.',
  },
  'ca.judged.qc-revoke': {
    says: 'In Québec può chiedere di annullare una sentenza data in Sua assenza (default judgment) entro 30 giorni da quando l’ha saputo.',
  },
  'ca.judged.on-setaside': {
    says: 'In Ontario può chiedere al tribunale di annullare una sentenza data in Sua assenza (default judgment). Le servono una difesa che può riuscire e un buon motivo, e deve agire in fretta.',
  },
  'ca.judged.on-goods': {
    says: 'In Ontario vestiti, cose di casa, attrezzi del mestiere e un’auto sono al sicuro fino a certi valori.',
  },
  'ca.judged.bc-goods': {
    says: 'In British Columbia vestiti, cose di casa, attrezzi e un’auto sono al sicuro fino a certi valori.',
  },
  'ca.judged.ab-safe': {
    says: 'In Alberta parte dello stipendio, cibo, vestiti, cose di casa, attrezzi e un’auto sono al sicuro fino a certi valori. Solo una civil enforcement agency può pignorare.',
  },
  'ca.judged.sk-safe': {
    says: 'In Saskatchewan parte dello stipendio e le cose che servono a una casa sono al sicuro. Solo lo sheriff può pignorare.',
  },
  'ca.judged.mb-wages': {
    says: 'In Manitoba quasi tutti i creditori possono prendere al massimo il 30% dello stipendio.',
  },
}
