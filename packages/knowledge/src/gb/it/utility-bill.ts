/** Energia, acqua e telefono: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_IT: Words = {
  'gb.bill.want': {
    says: 'Vogliono che paghi la bolletta, o che chiami per concordare un piano.',
  },
  'gb.bill.rights-summary': {
    says: 'Può controllare la bolletta, chiedere un piano che riesce a pagare, e fare reclamo gratis.',
  },
  'gb.bill.reality': {
    says: 'È la lettera di una società, non di un tribunale. Parli presto con loro, e quasi tutte le minacce spariscono.',
  },
  'gb.bill.water-stays-on': {
    says: 'Non possono togliere l’acqua a casa Sua perché deve soldi. Non possono mettere un apparecchio che la rallenta.',
  },
  'gb.bill.no-entry-yet': {
    says: 'Non possono entrare a cambiare il contatore per un debito, se Lei non accetta o un tribunale non dà un mandato (warrant). Può andare a quell’udienza.',
  },
  'gb.bill.no-bailiffs-yet': {
    says: 'Ora nessun ufficiale giudiziario (bailiff) può prendere le Sue cose per questa bolletta. Prima serve una sentenza.',
  },
  'gb.bill.know-back-bill': {
    says: 'Una società di energia non può chiedere ora energia usata più di 12 mesi fa che non ha fatturato. È così se Lei non l’ha impedito.',
    learnMore:
      'Guardi le date della bolletta. Se vanno indietro più di un anno, chieda di togliere la parte vecchia.',
  },
  'gb.bill.step-check': {
    says: 'Controlli nome, indirizzo, date e contatore. È una stima? Una parte è di prima che Lei arrivasse?',
  },
  'gb.bill.step-talk': {
    says: 'Contatti la società prima della data della lettera. Chieda un piano adatto al Suo bilancio, e lo abbia per iscritto.',
  },
  'gb.bill.step-needs': {
    says: 'Dica se in casa ci sono malattia, disabilità, bambini piccoli o anziani. Devono trattarla con più attenzione.',
  },
  'gb.bill.step-help': {
    says: 'Chieda quali aiuti ci sono: un fondo (hardship fund), una tariffa sociale o un contributo. Poi chiami un consulente gratuito sui debiti.',
  },
  'gb.bill.step-wrong': {
    says: 'Se è sbagliata, faccia reclamo per iscritto. Mandi una foto del contatore. Paghi la parte su cui è d’accordo.',
  },
  'gb.bill.step-plan': {
    says: 'Se la deve, mandi un bilancio. Offra una somma a settimana o al mese, oltre a ciò che consuma ora.',
  },
  'gb.bill.option-plan': {
    says: 'Chiami o scriva con il Suo bilancio e offra una somma a settimana o al mese.',
    title: 'Chiedere un piano che riesce a pagare',
    cost: 'Quello che offre.',
    time: 'Una telefonata di mezz’ora.',
    risk: 'Offra solo quello che può mantenere.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'gb.bill.option-dispute': {
    says: 'Scriva che cosa è sbagliato e mandi le prove, come una foto del contatore o la data del trasloco.',
    title: 'Contestare la bolletta',
    cost: 'Nulla.',
    time: 'Da sei a otto settimane per una risposta, poi un ombudsman gratuito.',
    risk: 'Continui a pagare la parte su cui è d’accordo.',
    bestFor: 'La somma, le date o il nome sono sbagliati.',
  },
  'gb.bill.option-help': {
    says: 'Un consulente sui debiti può cercare contributi, tariffe più basse e aiuti.',
    title: 'Chiedere consulenza gratuita e contributi',
    cost: 'Nulla.',
    time: 'Circa un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Più bollette sono in ritardo.',
  },
}
