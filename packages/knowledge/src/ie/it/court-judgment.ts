/** The Italian words of Ireland: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'ie.judged.want': {
    says: 'Un tribunale ha deciso, o gli incaricati hanno iniziato a riscuotere.',
  },
  'ie.judged.reality': {
    says: 'È una cosa seria, ma ha ancora delle scelte. Può offrire rate che un tribunale guarderà secondo i Suoi mezzi.',
  },
  'ie.judged.who': {
    says: 'Solo un ufficiale giudiziario (sheriff) o il county registrar può pignorare cose. Una società di recupero non può.',
  },
  'ie.judged.rights': {
    says: 'Può chiedere di pagare a rate. Le cose di base per vivere e gli attrezzi del mestiere sono protetti fino a una somma.',
  },
  'ie.judged.not-all': {
    says: 'Non può finire in carcere perché non può pagare. Prima un giudice deve vedere che può pagare e si rifiuta.',
  },
  'ie.judged.right-instalment': {
    says: 'Il tribunale guarda i Suoi mezzi prima di ordinare le rate (instalment order). Più tardi può chiedere di cambiarle.',
  },
  'ie.judged.right-setaside': {
    says: 'Se non ha mai avuto la richiesta, o ha una buona difesa, può chiedere al tribunale di annullare la sentenza (set aside).',
  },
  'ie.judged.right-wages': {
    says: 'Un creditore comune non può far pignorare lo stipendio.',
  },
  'ie.judged.step-call': {
    says: 'Chiami l’ufficio del tribunale con il numero del caso (record number). Chieda cosa è stato ordinato e quando.',
  },
  'ie.judged.step-mabs': {
    says: 'Chiami MABS allo 0818 07 2000 e compili una dichiarazione dei Suoi mezzi.',
  },
  'ie.judged.step-offer': {
    says: 'Offra rate per iscritto al creditore. Vada a ogni udienza sui Suoi mezzi.',
  },
  'ie.judged.step-options': {
    says: 'Se non può pagare nulla, chieda di una cancellazione (debt relief notice) o del fallimento (bankruptcy).',
  },
  'ie.judged.opt-instalments': {
    title: 'Pagare a rate',
    says: 'Offra una somma che può mantenere e mostri il Suo bilancio.',
    cost: 'La somma che offre.',
    time: 'Da giorni a settimane.',
    risk: 'Se smette, possono tornare in tribunale.',
    bestFor: 'Lo deve e ha qualche entrata.',
  },
  'ie.judged.opt-setaside': {
    title: 'Chiedere l’annullamento o fare appello',
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa. Un appello (appeal) ha un termine breve.',
    cost: 'Possono esserci spese.',
    time: 'Agisca in pochi giorni.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non ha mai avuto le carte, o ha una buona difesa.',
  },
  'ie.judged.opt-insolvency': {
    title: 'Soluzioni di insolvenza',
    says: 'Una cancellazione (debt relief notice), un accordo (arrangement) o un fallimento (bankruptcy) di un anno può chiudere la maggior parte dei debiti.',
    cost: 'Chieda il costo a MABS.',
    time: 'Mesi.',
    risk: 'Finisce in un registro pubblico.',
    bestFor: 'Non può pagare.',
  },
  'ie.judged.warn-home': {
    says: 'Una sentenza può essere messa sulla Sua casa come ipoteca (judgment mortgage). Chieda consiglio prima che succeda.',
  },
  'ie.judged.right-no-prison': {
    says: 'Non si va in prigione perché non si hanno soldi. Il giudice deve essere certo che poteva pagare e non voleva, e può avere il gratuito patrocinio.',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'Una judgment mortgage lega il debito alla sua quota della casa. Non vende nulla. Per la vendita il creditore deve tornare dal giudice, che può rifiutare o aspettare.',
  },
}
