/** The Italian words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'au.benefit.want': { says: 'Cerchi per quali settimane, quanto e perché.' },
  'au.benefit.reality': {
    says: 'I debiti di Centrelink possono essere sbagliati. Può chiedere un riesame (review), e una pausa mentre controllano.',
  },
  'au.benefit.who': {
    says: 'Services Australia gestisce Centrelink. Il riesame lo fa un funzionario che prima non c’entrava.',
  },
  'au.benefit.rights': {
    says: 'Può chiedere come hanno fatto il conto, chiedere un riesame (review) e poi andare al tribunale (tribunal). È tutto gratis.',
  },
  'au.benefit.know-waiver': {
    says: 'Un debito può essere cancellato (waived) se lo sbaglio è stato solo di Centrelink e Lei ha preso i soldi in buona fede. Possono contare anche circostanze speciali.',
  },
  'au.benefit.right-review': {
    says: 'Può chiedere il riesame (review) di un debito. Non c’è un ultimo giorno per chiederlo, ma è meglio presto.',
  },
  'au.benefit.right-pause': {
    says: 'Può chiedere che smettano di trattenere soldi mentre riesaminano il debito.',
  },
  'au.benefit.right-tribunal': {
    says: 'Se il riesame dice no, può andare gratis all’Administrative Review Tribunal.',
  },
  'au.benefit.thirteen-weeks': {
    says: 'Lo chieda entro 13 settimane dalla lettera. Così tiene tutti i diritti sugli arretrati.',
    action: 'Chiedere il riesame della decisione',
    consequence: 'Se poi vince, può non avere gli arretrati per il tempo prima della richiesta.',
  },
  'au.benefit.step-explain': {
    says: 'Chieda i motivi e i conti. Li confronti con le Sue buste paga.',
  },
  'au.benefit.step-review': {
    says: 'Chieda per iscritto un riesame formale (formal review). Chieda insieme una pausa.',
  },
  'au.benefit.step-legal': {
    says: 'Prima di ogni colloquio chieda aiuto gratis a un centro per i diritti sociali (welfare rights centre) o al patrocinio gratuito (legal aid).',
  },
  'au.benefit.opt-review': {
    says: 'Dica che vuole che un Authorised Review Officer esamini il debito.',
    title: 'Chiedere un riesame',
    cost: 'Gratis.',
    time: 'Meglio entro 13 settimane.',
    risk: 'La somma potrebbe salire.',
    bestFor: 'Il debito o la somma sembra sbagliata.',
  },
  'au.benefit.opt-plan': {
    says: 'Dica loro le Sue entrate e le Sue spese.',
    title: 'Chiedere rate più basse',
    cost: 'La somma che concordate.',
    time: 'Subito.',
    risk: 'Basso.',
    bestFor: 'È giusto, ma non può pagare tutto insieme.',
  },
  'au.benefit.opt-waiver': {
    says: 'Spieghi che cosa è andato storto e che cosa c’è di speciale nella Sua vita.',
    title: 'Chiedere la cancellazione (waiver)',
    cost: 'Gratis.',
    time: 'Insieme al riesame.',
    risk: 'Basso.',
    bestFor: 'Lo sbaglio è loro, o il Suo caso è speciale.',
  },
  'au.benefit.warn': {
    says: 'Se parlano di un reato o di un colloquio con avvertimento (interview under caution), chieda aiuto legale prima di dire qualcosa.',
  },
  'au.benefit.insight-averaged': {
    says: 'Un debito non può basarsi solo sui dati fiscali dell’anno divisi in parti uguali tra i periodi di due settimane. Lo Stato (Commonwealth) lo ha ammesso in tribunale nel 2019.',
    actionable: 'Chieda come hanno calcolato ogni periodo di due settimane, e chieda un riesame.',
  },
  'au.benefit.know-when-owed': {
    says: 'È un debito solo se ha ricevuto più di quanto la legge permetteva. Devono poter mostrare come hanno fatto il conto.',
  },
  'au.benefit.right-small': {
    says: 'Dal 20 marzo 2026 la legge cancella un piccolo debito. Il limite era di $250 e sale ogni luglio.',
  },
  'au.benefit.right-special': {
    says: 'Un debito può essere cancellato per circostanze speciali, come malattia o violenza in casa. Può aiutare anche se qualcuno L’ha costretta o ha mentito per Lei.',
  },
}
