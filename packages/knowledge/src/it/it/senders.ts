/** The Italian words of ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'it.sender.intrum': {
    says: 'Intrum Italy è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.dovalue': {
    says: 'doValue è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.amco': {
    says: 'AMCO è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.ifis': {
    says: 'Ifis Npl è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.kruk': {
    says: 'Kruk Italia è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.prelios': {
    says: 'Prelios Credit Servicing è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.cerved': {
    says: 'Cerved Credit Management è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.mbcredit': {
    says: 'MBCredit Solutions (Revalea) è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.axactor': {
    says: 'Axactor Italy è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.fire': {
    says: 'Fire S.p.A. è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.ge-ri': {
    says: 'Ge.Ri. Gestione Rischi è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.hoist': {
    says: 'Hoist Italia è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.europa-factor': {
    says: 'Europa Factor è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.advancing': {
    says: 'Advancing Trade è una società privata che recupera o compra crediti. Non è un giudice. Può chiederLe di pagare e Lei può chiedere le prove.',
  },
  'it.sender.enel': {
    says: 'Enel Energia è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.plenitude': {
    says: 'Eni Plenitude è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.a2a': {
    says: 'A2A Energia è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.edison': {
    says: 'Edison Energia è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.hera': {
    says: 'Hera Comm è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.iren': {
    says: 'Iren Mercato è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.acea': {
    says: 'Acea Energia è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.sorgenia': {
    says: 'Sorgenia è una società privata che vende luce o gas. Può staccare solo con i passi previsti da ARERA.',
  },
  'it.sender.tim': {
    says: 'TIM è una società privata di telefono e internet. Può ricorrere gratis a ConciliaWeb.',
  },
  'it.sender.fastweb': {
    says: 'Fastweb + Vodafone è una società privata di telefono e internet. Può ricorrere gratis a ConciliaWeb.',
  },
  'it.sender.windtre': {
    says: 'WINDTRE è una società privata di telefono e internet. Può ricorrere gratis a ConciliaWeb.',
  },
  'it.sender.iliad': {
    says: 'Iliad è una società privata di telefono e internet. Può ricorrere gratis a ConciliaWeb.',
  },
  'it.sender.sky': {
    says: 'Sky Italia è una società privata di telefono e internet. Può ricorrere gratis a ConciliaWeb.',
  },
  'it.sender.ader': {
    says: "Agenzia delle entrate-Riscossione riscuote per lo Stato, l'INPS e molti Comuni. Non serve un giudice, ma Lei può ricorrere e pagare fino a 84 rate.",
  },
  'it.sender.entrate': {
    says: "Agenzia delle Entrate è l'ufficio delle tasse. Lei può rispondere, accordarsi o ricorrere. Non manda link per pagare.",
  },
  'it.sender.inps': { says: 'INPS paga pensioni e prestazioni e chiede ciò che ha pagato in più.' },
  'it.sender.tribunale': {
    says: 'Tribunale o Giudice di pace è un ufficio del giudice. I suoi atti sono veri e hanno una scadenza.',
  },
  'it.sender.findomestic': {
    says: "Findomestic presta denaro. Controlli il TAEG e ogni spesa. Dopo un reclamo può andare all'ABF.",
  },
  'it.sender.agos': {
    says: "Agos presta denaro. Controlli il TAEG e ogni spesa. Dopo un reclamo può andare all'ABF.",
  },
  'it.sender.compass': {
    says: "Compass Banca presta denaro. Controlli il TAEG e ogni spesa. Dopo un reclamo può andare all'ABF.",
  },
}
