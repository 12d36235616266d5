/** Richieste di affitto, bollo auto e tributi dei Comuni: le righe in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'it.rent-demand.right-pay-later': {
    says: 'Se si va dal giudice, può pagare canoni, interessi e spese alla prima udienza, o chiedere fino a 90 giorni. Il contratto allora continua.',
  },
  'it.rent-demand.rights': {
    says: 'Può contestare la somma, proporre un piano e restare in casa finché non decide un giudice.',
  },
  'it.rent-demand.only-judge': {
    says: 'Solo un giudice può ordinarle di lasciare la casa per canoni non pagati (sfratto per morosità). Prima arriva un atto con il giorno dell’udienza.',
  },
  'it.rent-demand.twenty-days': {
    says: 'Il padrone di una casa può chiedere al giudice di chiudere il contratto quando un canone è in ritardo di più di venti giorni.',
  },
  'it.rent-demand.duty': {
    says: 'L’inquilino deve pagare nei giorni stabiliti. Il padrone di casa deve tenerla in buono stato e dare la ricevuta.',
  },
  'it.rent-demand.formal': {
    says: 'Questa è una richiesta formale di canoni (messa in mora). Da qui corrono gli interessi, e la prescrizione si interrompe.',
  },
  'it.rent-demand.step-plan': {
    says: 'Confronti i mesi con i Suoi pagamenti. Scriva subito al padrone di casa e proponga un piano, prima che una causa aggiunga spese.',
  },
  'it.tax.right-car': {
    says: 'La Regione deve chiedere il bollo entro la fine del terzo anno dopo quello in cui era dovuto. Dopo è troppo tardi.',
  },
  'it.tax.right-town': {
    says: 'Il Comune deve mandare l’avviso su IMU o TARI entro la fine del quinto anno dopo quello in questione.',
  },
  'it.tax.right-automatic': {
    says: 'Questa cartella nasce da un controllo al computer della sua dichiarazione. Se qualcosa non era chiaro, l’ufficio doveva prima chiederle chiarimenti e darle 30 giorni. Se non lo ha fatto, lo scriva nel ricorso.',
  },
}
