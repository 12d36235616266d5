/** The Italian words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'au.claim.want': { says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.' },
  'au.claim.reality': {
    says: 'È un vero passo del tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare le loro ragioni.',
  },
  'au.claim.who': {
    says: 'Chi fa causa è l’attore (plaintiff o claimant). Lei è il convenuto (defendant). Il tribunale non sta da nessuna parte.',
  },
  'au.claim.rights': {
    says: 'Può difendersi su tutto o su una parte, fare un accordo, o chiedere di pagare a rate.',
  },
  'au.claim.not-yet': {
    says: 'Non possono ancora toccare il Suo stipendio, il conto o le Sue cose. Prima serve una sentenza.',
  },
  'au.claim.know-afca': {
    says: 'Se si tratta di un prestito o di una carta, un reclamo ad AFCA prima della sentenza può fermare la causa.',
  },
  'au.claim.right-defend': {
    says: 'Ha il diritto di presentare una difesa (defence) e di essere ascoltato.',
  },
  'au.claim.right-afca': {
    says: 'Per un prestito o una carta può andare da AFCA anche dopo l’arrivo della causa, ma prima della sentenza.',
  },
  'au.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Lo scriva nella difesa.',
  },
  'au.claim.step-date': {
    says: 'Scriva il giorno in cui ha ricevuto le carte. Cerchi sul modulo l’ultimo giorno per rispondere.',
  },
  'au.claim.step-help': {
    says: 'Chiami oggi la National Debt Helpline al 1800 007 007 o il patrocinio gratuito (legal aid).',
  },
  'au.claim.step-file': {
    says: 'Compili il modulo di difesa (defence) di quel tribunale e lo presenti in tempo. Tenga una copia.',
  },
  'au.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, e-mail e prove di pagamento.',
  },
  'au.claim.opt-defend': {
    says: 'Dica su che cosa è d’accordo, su che cosa no, e perché.',
    title: 'Presentare una difesa (defence)',
    cost: 'Quasi sempre gratis.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se perde, può dover pagare le spese.',
    bestFor: 'Non deve la somma, o non tutta.',
  },
  'au.claim.opt-afca': {
    says: 'Presenti un reclamo online e lo dica all’altra parte e al tribunale.',
    title: 'Andare da AFCA',
    cost: 'Gratis.',
    time: 'Prima della sentenza, e prima dell’ultimo giorno per rispondere.',
    risk: 'Presenti anche una difesa (defence) se il giorno è vicino.',
    bestFor: 'È un prestito, una carta o un debito comprato.',
  },
  'au.claim.opt-settle': {
    says: 'Offra una somma o un piano. Presenti comunque la difesa, a meno che l’accordo sia firmato.',
    title: 'Fare un accordo o pagare a rate',
    cost: 'La somma che concordate.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se l’accordo non arriva, il tempo per rispondere può passare.',
    bestFor: 'Deve la somma, ma non può pagare tutto insieme.',
  },
  'au.claim.warn-default': {
    says: 'Se non risponde in tempo, il tribunale può decidere senza di Lei. È una sentenza senza risposta (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Quando fa causa chi ha comprato il debito, chieda di provare ogni vendita del debito.',
    actionable: 'Scriva nella difesa che non ammette che il debito sia loro.',
  },
  'au.claim.nsw': {
    says: 'Nel New South Wales ha 28 giorni dalla consegna (service) per presentare una difesa (defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la difesa al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.vic': {
    says: 'In Victoria ha 21 giorni dalla consegna (service) per presentare un avviso di difesa (notice of defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare l’avviso di difesa (notice of defence) al tribunale',
    consequence: 'Possono avere un ordine senza che Lei sia ascoltato.',
  },
  'au.claim.qld': {
    says: 'In Queensland ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare un avviso che vuole difendersi (notice of intention to defend)',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.wa': {
    says: 'In Western Australia ha 14 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
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
  'au.demand.want': {
    says: 'Il prossimo passo può essere il fallimento personale (bankruptcy), se non fa nulla.',
  },
  'au.demand.reality': {
    says: 'Non è ancora in fallimento. Ha 21 giorni per pagare, fare un accordo o chiedere al tribunale di annullare l’avviso (set aside).',
  },
  'au.demand.who': { says: 'L’avviso lo emette l’Official Receiver per il creditore.' },
  'au.demand.rights': {
    says: 'Entro 21 giorni può pagare, concordare un piano, o chiedere al tribunale federale di annullare l’avviso (set aside).',
  },
  'au.demand.notice': {
    says: 'Ha 21 giorni dalla consegna (service) di un avviso di fallimento (bankruptcy notice). Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare, fare un accordo o rivolgersi al tribunale',
    consequence: 'Poi possono chiedere al tribunale di dichiararla in fallimento (bankrupt).',
  },
  'au.demand.right-setaside': {
    says: 'Può chiedere al tribunale di annullarlo (set aside) se la sentenza è sbagliata, troppo bassa o già pagata.',
  },
  'au.demand.right-threshold': {
    says: 'La sentenza deve essere di almeno $10,000 e avere meno di sei anni.',
  },
  'au.demand.step-day': { says: 'Scriva il giorno in cui Le è stato consegnato. Conti 21 giorni.' },
  'au.demand.step-lawyer': {
    says: 'Chieda un consiglio legale oggi. Chiami il patrocinio gratuito (legal aid) o la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Offra per iscritto un piano al creditore. Gli chieda di ritirare l’avviso.',
  },
  'au.demand.opt-deal': {
    says: 'Offra un piano o una somma più bassa e se lo faccia mettere per iscritto.',
    title: 'Fare un accordo',
    cost: 'La somma che concordate.',
    time: 'Entro 21 giorni.',
    risk: 'Se l’accordo non è chiaro, l’avviso continua a valere.',
    bestFor: 'Deve la somma e può pagare nel tempo.',
  },
  'au.demand.opt-setaside': {
    says: 'Si rivolga alla Federal Circuit and Family Court entro 21 giorni.',
    title: 'Chiedere di annullarlo (set aside)',
    cost: 'Una tassa del tribunale. Può chiedere di pagare meno.',
    time: 'Entro 21 giorni.',
    risk: 'Spese, se perde.',
    bestFor: 'L’avviso o la sentenza è sbagliata.',
  },
  'au.demand.warn': {
    says: 'Non lasci passare i 21 giorni. Dopo, il tribunale può aiutare ben poco.',
  },
  'au.judged.nsw-instalments': {
    says: 'Nel New South Wales può chiedere al tribunale di pagare a rate. Finché un ordine vale e Lei paga, l’esecuzione si ferma.',
  },
  'au.judged.nsw-wages': {
    says: 'Nel New South Wales un ordine di pignoramento (garnishee order) deve lasciarle ogni settimana una somma fissa dello stipendio.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria può chiedere di pagare a rate. Se tutti i Suoi soldi vengono da Centrelink, nessun ordine può essere fatto senza il Suo consenso.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland può chiedere al tribunale un ordine di pagamento a rate (instalment order), e di annullare una sentenza fatta senza di Lei.',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia può chiedere al tribunale tempo per pagare, un ordine di pagamento a rate (instalment order) o una pausa dell’esecuzione.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia il tribunale deve guardare quanto può pagare, e può ordinare il pagamento a rate.',
  },
  'au.claim.sa': {
    says: 'In South Australia ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.tas': {
    says: 'In Tasmania ha 21 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.claim.act': {
    says: 'Nell’ACT ha 28 giorni dalla consegna (service). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua risposta al tribunale',
    consequence: 'Possono avere una sentenza (default judgment) senza che Lei sia ascoltato.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria può chiedere al tribunale di annullare (set aside) un ordine fatto senza di Lei. Dica perché non c’era e qual è la Sua difesa.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia può chiedere al tribunale di annullare (set aside) un ordine fatto senza di Lei. Dica perché non c’era e qual è la Sua difesa.',
  },
  'au.claim.right-default-notice': {
    says: 'Per un prestito o una carta devono prima mandare un avviso (default notice) con 30 giorni. Chieda una copia; se non c’è stato, lo scriva nella difesa.',
  },
}
