/** Court judgments, and what may be taken because of them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'ca.judged.want': {
    says: 'Un tribunale ha deciso, o degli ufficiali hanno iniziato a riscuotere.',
  },
  'ca.judged.reality': {
    says: 'È una cosa seria, ma ha ancora delle scelte. Può offrire un piano di pagamento o chiedere al tribunale di riaprire il caso.',
  },
  'ca.judged.who': {
    says: 'Solo gli ufficiali del tribunale possono pignorare: uno sheriff, una civil enforcement agency in Alberta, o un ufficiale giudiziario (huissier) in Québec.',
  },
  'ca.judged.rights': {
    says: 'La legge protegge dal pignoramento parte dello stipendio e le cose di base della casa.',
  },
  'ca.judged.not-all': {
    says: 'Non possono prendere tutto quello che ha. I creditori comuni non possono pignorare i pagamenti Old Age Security e Canada Pension Plan.',
  },
  'ca.judged.know-bank': {
    says: 'I soldi sono più difficili da proteggere quando sono mescolati in un conto. Se un conto è bloccato, agisca in fretta.',
  },
  'ca.judged.right-pension': {
    says: 'I creditori comuni non possono pignorare Old Age Security o Canada Pension Plan.',
  },
  'ca.judged.right-setaside': {
    says: 'Se non ha mai ricevuto la causa, o aveva un buon motivo per non rispondere, può chiedere al tribunale di annullare la sentenza (set aside).',
  },
  'ca.judged.right-plan': {
    says: 'Può offrire un piano di pagamento. In molti tribunali può chiedere un’udienza su quanto può pagare.',
  },
  'ca.judged.step-call': {
    says: 'Chiami il tribunale con il numero della causa. Chieda che cosa è stato ordinato, in che giorno e che cosa viene dopo.',
  },
  'ca.judged.step-served': {
    says: 'Si chieda se ha mai ricevuto la causa. Se no, chieda subito al tribunale come annullare la sentenza (set aside).',
  },
  'ca.judged.step-list': {
    says: 'Scriva le entrate, l’affitto e le spese. Le serve per un piano e per un’udienza.',
  },
  'ca.judged.step-trustee': {
    says: 'Parli questa settimana con un curatore autorizzato (Licensed Insolvency Trustee). Presentare una proposta (proposal) ferma quasi tutti i pignoramenti dello stipendio.',
  },
  'ca.judged.opt-setaside': {
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa.',
    title: 'Chiedere al tribunale di riaprire il caso',
    cost: 'Può esserci una tassa del tribunale.',
    time: 'Agisca entro pochi giorni.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non ha mai ricevuto le carte, o ha una buona difesa.',
  },
  'ca.judged.opt-plan': {
    says: 'Offra una somma al mese e chieda di fermare il pignoramento mentre paga.',
    title: 'Offrire un piano di pagamento',
    cost: 'La somma che offre.',
    time: 'Da giorni a settimane.',
    risk: 'Se salta una rata, possono andare avanti.',
    bestFor: 'Deve i soldi e ha qualche entrata.',
  },
  'ca.judged.opt-proposal': {
    says: 'Un curatore (trustee) deposita le carte, e per legge quasi tutti i pignoramenti si fermano.',
    title: 'Proposta ai creditori (consumer proposal) o fallimento',
    cost: 'Si paga con quello che accetta di pagare.',
    time: 'Giorni per iniziare.',
    risk: 'Si vede nel Suo dossier di credito. Alcuni debiti restano, come mantenimento e multe.',
    bestFor: 'Deve molto più di quanto può pagare.',
  },
  'ca.judged.warn-tax': {
    says: 'L’ufficio delle tasse è diverso. Può prendere parte dello stipendio o del conto senza andare in tribunale.',
  },
}
