/** Letters of an office that refuses or stops a benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_IT: Words = {
  'jp.refusal.want': {
    says: 'Un ufficio dice che non ha un sussidio, che si ferma o che ne riceve meno.',
  },
  'jp.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte di queste decisioni cambiano quando ci si oppone con documenti.',
  },
  'jp.refusal.step-late': {
    says: 'Vada oggi all’ufficio e chieda le ragioni. Se ha ancora bisogno dell’aiuto, faccia una nuova domanda. Un riesame tardivo richiede una buona ragione (正当な理由).',
  },
  'jp.refusal.step-first': {
    says: 'Chieda i motivi e il Suo fascicolo. Raccolga documenti che provano il Suo caso e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'jp.refusal.right-review': {
    says: 'Può chiedere un riesame gratis (審査請求) entro tre mesi da quando lo sa. La lettera deve dire dove.',
  },
  'jp.refusal.deadline': {
    says: 'Ha tre mesi dal giorno dopo che lo sa per chiedere un riesame (審査請求).',
    action: 'Chiedere un riesame (審査請求)',
    consequence: 'La decisione resta.',
  },
  'jp.refusal.right-pension': {
    says: 'Chieda un riesame al 社会保険審査官 entro tre mesi. Dopo la risposta ha due mesi per un secondo.',
  },
  'jp.refusal.right-work-injury': {
    says: 'Chieda un riesame al 労働者災害補償保険審査官 entro tre mesi da quando l’ha saputo. È gratis. Chieda anche il fascicolo.',
  },
  'jp.refusal.right-job-benefit': {
    says: 'Contro una decisione di Hello Work può chiedere un riesame gratuito al 雇用保険審査官 entro tre mesi.',
  },
  'jp.refusal.right-care': {
    says: 'Se il livello di cura sembra sbagliato, chieda al comune una nuova verifica (区分変更) quando vuole. O vada alla 介護保険審査会 entro tre mesi.',
  },
  'jp.refusal.right-welfare': {
    says: 'L’aiuto non può calare senza buon motivo, e prima la sentono. Chieda un riesame al governatore in tre mesi. La risposta arriva in 50-70 giorni.',
  },
  'jp.benefit.right-governor': {
    says: 'Per l’assistenza pubblica (生活保護) chieda il riesame al governatore (知事). Va fatto prima di andare in tribunale.',
  },
}
