/** Court judgments, and what may be taken because of them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'au.judged.want': {
    says: 'Un tribunale ha deciso, o dei funzionari hanno iniziato a riscuotere.',
  },
  'au.judged.reality': {
    says: 'È serio, ma ha ancora delle scelte. Può chiedere di pagare a rate o chiedere al tribunale di riaprire il caso.',
  },
  'au.judged.who': {
    says: 'Solo un ufficiale giudiziario (sheriff o bailiff) del tribunale può prendere delle cose. Una società di recupero no.',
  },
  'au.judged.rights': {
    says: 'Può tenere le cose di base della casa, gli attrezzi di lavoro fino a una certa somma, e abbastanza stipendio per vivere.',
  },
  'au.judged.not-all': {
    says: 'Non possono prendere il pagamento di Centrelink prima che sia versato. Anche le cose di base in casa Sua sono al sicuro.',
  },
  'au.judged.right-instalments': {
    says: 'Può chiedere al tribunale di pagare a rate. In quasi tutti i tribunali è gratis o costa poco, e ferma gli altri passi.',
  },
  'au.judged.right-setaside': {
    says: 'Se non ha mai ricevuto le carte della causa, o ha una buona difesa, può chiedere al tribunale di annullare la sentenza (set aside).',
  },
  'au.judged.right-centrelink': {
    says: 'La legge protegge i pagamenti di Centrelink dalla maggior parte dei creditori.',
  },
  'au.judged.step-call': {
    says: 'Chiami il tribunale con il numero del caso. Chieda che cosa è stato ordinato e quando.',
  },
  'au.judged.step-helpline': {
    says: 'Chiami la National Debt Helpline al 1800 007 007 per un aiuto gratis.',
  },
  'au.judged.step-instalments': {
    says: 'Compili il modulo del tribunale per pagare a rate. Scriva le Sue entrate e le Sue spese.',
  },
  'au.judged.step-options': {
    says: 'Se non può pagare nulla, chieda di un accordo sui debiti (debt agreement) o del fallimento personale (bankruptcy) prima di scegliere.',
  },
  'au.judged.opt-instalments': {
    says: 'Offra una somma che riesce a mantenere.',
    title: 'Chiedere di pagare a rate',
    cost: 'Gratis o una piccola tassa.',
    time: 'Da giorni a settimane.',
    risk: 'Se ne salta una, possono agire di nuovo.',
    bestFor: 'Deve la somma e ha qualche entrata.',
  },
  'au.judged.opt-setaside': {
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa.',
    title: 'Chiedere di annullarla (set aside)',
    cost: 'Può esserci una tassa.',
    time: 'Agisca entro pochi giorni.',
    risk: 'Il tribunale può rifiutare, con spese.',
    bestFor: 'Non ha mai ricevuto le carte, o ha una buona difesa.',
  },
  'au.judged.opt-afsa': {
    says: 'Tutti e due fermano la maggior parte dei creditori. Il fallimento personale dura tre anni e un giorno.',
    title: 'Accordo sui debiti (debt agreement) o fallimento personale (bankruptcy)',
    cost: 'Chiedere il fallimento personale è gratis.',
    time: 'Alcuni giorni per iniziare.',
    risk: 'Limita viaggi e credito, e può perdere la casa o una buona auto.',
    bestFor: 'Non può pagare e ha poche cose.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Con una sentenza da $10,000 o più possono chiedere un avviso di fallimento (bankruptcy notice). Le dà 21 giorni.',
  },
}
