/** Garantie, refus et fuites, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_IT: Words = {
  'jp.deposit.reality': {
    says: 'È il parere del padrone di casa. Può contestare ogni spesa e chiederne la prova.',
  },
  'jp.deposit.step-first': {
    says: 'Scriva quali spese contesta e perché. Aggiunga foto, indichi il Suo conto e fissi un ultimo giorno per il resto.',
  },
  'jp.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo per agire è breve, e corre dalla lettera.',
  },
  'jp.stay.step-first': {
    says: 'Scriva il giorno in cui l’ha ricevuta, conservi la busta e mostri oggi tutte le pagine a un avvocato. Non aspetti altre carte.',
  },
  'jp.refusal.want': {
    says: 'Un ufficio dice che non ha un sussidio, che si ferma o che ne riceve meno.',
  },
  'jp.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte di queste decisioni cambiano quando ci si oppone con documenti.',
  },
  'jp.refusal.step-first': {
    says: 'Chieda i motivi e il Suo fascicolo. Raccolga documenti che provano il Suo caso e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'jp.refusal.right-review': {
    says: 'Può chiedere un riesame gratis (審査請求) entro tre mesi da quando lo sa. La lettera deve dire dove.',
  },
  'jp.data.reality': {
    says: 'Le dicono che altri possono aver visto i Suoi dati. Non deve nulla. Agisca ora, perché nessuno possa abusarne.',
  },
  'jp.data.step-first': {
    says: 'Cambi lì la password, e ovunque usava la stessa. Apra Lei il sito, non da un link. Controlli il conto in banca.',
  },
  'jp.refusal.deadline': {
    says: 'Ha tre mesi dal giorno dopo che lo sa per chiedere un riesame (審査請求).',
    action: 'Chiedere un riesame (審査請求)',
    consequence: 'La decisione resta.',
  },
  'jp.stay.right-court': {
    says: 'Contro un soggiorno negato può fare causa entro sei mesi da quando l’ha saputo (取消訴訟). Il riesame gratuito (審査請求) qui non vale. Chieda prima i motivi all’ufficio.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Se il soggiorno finisce presto, per lo più può passare al tempo per partire (特定活動, 出国準備) o rifare la domanda con carte migliori. Restare oltre è reato.',
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
  'jp.data.right-harm': {
    says: 'Una fuga di dati può dare diritto a danni, anche solo per l’ansia. Le somme sono piccole. Se hanno usato la carta, avvisi subito la società; per lo più copre i 60 giorni prima.',
  },
}
