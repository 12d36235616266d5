/** Questions about a job that the employer ends: reasons, notice and pay in its place: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'ca.ask.fired': {
    says: 'Fuori dal Québec e dai lavori federali possono finire il Suo lavoro senza motivo, ma devono dare preavviso o soldi. Non firmi ancora. Chieda a un avvocato che cosa è giusto.',
    dependsOn: 'la Sua provincia, gli anni di lavoro e il motivo',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec, dopo due anni di lavoro, serve loro una causa buona e sufficiente. Faccia reclamo alla CNESST entro 45 giorni.',
    dependsOn: 'quanto ha lavorato lì e il motivo',
  },
  'ca.ask.laid-off': {
    says: 'Le spettano preavviso o soldi, e forse una liquidazione (severance). Chieda subito l’assicurazione di disoccupazione (employment insurance). Non firmi una rinuncia (release) prima di farsi consigliare.',
    dependsOn: 'gli anni di lavoro e il contratto',
  },
  'ca.ask.notice': {
    says: 'In quasi tutte le province il minimo è circa una settimana per ogni anno, fino a otto settimane. I giudici danno spesso di più.',
    dependsOn: 'la Sua provincia e gli anni di lavoro',
  },
  'ca.ask.fired-sick-qc': {
    says: 'No. In Québec può assentarsi per malattia fino a 26 settimane in 12 mesi, e licenziarLa per questo è vietato. Reclami alla CNESST entro 45 giorni.',
  },
  'ca.ask.fired-sick': {
    says: 'LicenziarLa per malattia è quasi sempre contro i diritti umani. Reclami entro un anno. Può spettarLe anche il preavviso, e il posto dopo un congedo protetto.',
  },
}
