/** The Italian words of Japan: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_IT: Words = {
  'jp.scam.false-page': {
    says: 'Una falsa pagina di accesso che prende la password è un reato. Non apra il link. Apra Lei la vera app o il vero sito.',
  },
  'jp.insure.reality': {
    says: 'È il parere dell’assicuratore. Può chiedere di nuovo e reclamare gratis.',
  },
  'jp.insure.right-three-years': {
    says: 'Può chiedere per tre anni. Dopo il diritto può finire.',
  },
  'jp.insure.right-disclosure': {
    says: 'Se dicono che ha nascosto qualcosa, dovevano averlo chiesto. Devono agire entro un mese da quando lo sanno. Un danno senza legame con ciò va pagato lo stesso.',
  },
  'jp.insure.right-pay-time': {
    says: 'Devono pagare entro un tempo giusto per il controllo. Dopo devono interessi.',
  },
  'jp.insure.step-review': {
    says: 'Reclami all’assicuratore. Poi usi l’organo gratuito per le liti assicurative (金融ADR).',
  },
  'jp.scam.not-yet': {
    says: 'Non Le succede nulla se non risponde. Ingannare la gente per soldi è un reato.',
  },
  'jp.scam.right-unordered': {
    says: 'La merce mai ordinata si può buttare subito. Non deve pagare.',
  },
  'jp.scam.right-freeze': {
    says: 'Se ha mandato soldi, la banca può bloccare il conto del truffatore. Chiami subito banca e polizia.',
  },
  'jp.scam.step-keep': {
    says: 'Conservi il messaggio, il numero e la prova del pagamento.',
  },
  'jp.bill.not-yet': {
    says: 'Devono dirglielo per iscritto prima di staccare la luce. Cerchi il giorno.',
  },
  'jp.bill.right-welfare': {
    says: 'Il comune deve consigliarla gratis quando mancano i soldi, e può aiutare con affitto e bilancio.',
  },
  'jp.bill.right-last-resort': {
    says: 'Se un venditore chiude il contratto, per la luce può chiedere a un altro, e infine alla ditta della zona.',
  },
  'jp.bill.step-check': {
    says: 'Controlli contatore, periodo e tariffa sulla bolletta.',
  },
}
