/** The Italian words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'nz.claim.want': { says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.' },
  'nz.claim.reality': {
    says: 'È un vero passo in tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare il loro caso.',
  },
  'nz.claim.who': {
    says: 'Chi fa causa è l’attore (plaintiff o applicant). Lei è il convenuto (defendant o respondent). Il tribunale non sta da nessuna parte.',
  },
  'nz.claim.rights': {
    says: 'Può difendersi su tutto o su una parte, trovare un accordo o chiedere di pagare a rate.',
  },
  'nz.claim.not-yet': {
    says: 'Non possono ancora toccare la Sua paga, il conto o le cose. Prima serve loro una sentenza.',
  },
  'nz.claim.know-tribunal': {
    says: 'Dal 24 gennaio 2026 il Disputes Tribunal sente richieste contestate fino a 60.000 $. Gli avvocati non possono comparire lì.',
  },
  'nz.claim.right-defend': {
    says: 'Ha il diritto di presentare una difesa (statement of defence) e di essere sentito.',
  },
  'nz.claim.right-transfer': {
    says: 'Se contesta una richiesta fino a 60.000 $, può chiedere di spostarla al Disputes Tribunal.',
  },
  'nz.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Lo scriva nella Sua difesa.',
  },
  'nz.claim.defence': {
    says: 'Ha 25 giorni lavorativi dalla consegna per presentare una difesa (defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua difesa (statement of defence) al tribunale',
    consequence: 'Possono avere una sentenza senza sentirla.',
  },
  'nz.claim.step-date': {
    says: 'Scriva il giorno in cui ha ricevuto le carte. L’avviso (notice of proceeding) dice quanti giorni ha.',
  },
  'nz.claim.step-help': {
    says: 'Chiami oggi Community Law o Citizens Advice Bureau per un aiuto gratuito.',
  },
  'nz.claim.step-file': {
    says: 'Presenti la Sua difesa (statement of defence) al tribunale in tempo, e mandi una copia all’altra parte.',
  },
  'nz.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, e-mail e prove di pagamento.',
  },
  'nz.claim.opt-defend': {
    says: 'Dica con che cosa è d’accordo, con che cosa no, e perché.',
    title: 'Presentare una difesa',
    cost: 'Quasi sempre gratis.',
    time: '25 giorni lavorativi.',
    risk: 'Se perde, può dover pagare dei costi.',
    bestFor: 'Non lo deve, o non tutto.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Chieda al tribunale di spostare il caso. È più semplice e non ci sono avvocati.',
    title: 'Chiedere il Disputes Tribunal',
    cost: 'Una piccola tassa o nessuna.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Presenti anche una difesa se il giorno è vicino.',
    bestFor: 'Contesta la richiesta ed è di 60.000 $ o meno.',
  },
  'nz.claim.opt-settle': {
    says: 'Offra una somma o un piano. Presenti comunque la Sua difesa, a meno che l’accordo sia firmato.',
    title: 'Trovare un accordo',
    cost: 'La somma concordata.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se l’accordo non arriva, il tempo può passare.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'nz.claim.warn-default': {
    says: 'Se non risponde in tempo, il tribunale può decidere senza di Lei.',
  },
  'nz.judged.want': {
    says: 'Un tribunale ha deciso, o gli ufficiali hanno iniziato a riscuotere.',
  },
  'nz.judged.reality': {
    says: 'È una cosa seria, ma ha ancora delle scelte. Può offrire un piano, o chiedere al tribunale di riaprire il caso.',
  },
  'nz.judged.who': {
    says: 'Solo un ufficiale del tribunale (bailiff) può pignorare cose. Una società di recupero crediti non può.',
  },
  'nz.judged.rights': {
    says: 'Può mostrare al tribunale quanto può pagare. Le cose di base della casa e gli attrezzi del Suo lavoro sono al sicuro fino a una certa somma.',
  },
  'nz.judged.not-all': {
    says: 'Non possono prendere tutta la Sua paga. Per un debito normale, un pignoramento della paga (attachment order) deve lasciarle almeno il 60 % della paga netta.',
  },
  'nz.judged.right-assessment': {
    says: 'Può avere un esame delle Sue finanze (financial assessment), così il tribunale vede quanto può permettersi.',
  },
  'nz.judged.right-setaside': {
    says: 'Se non ha mai ricevuto la richiesta, o ha una buona difesa, può chiedere al tribunale di annullare (set aside) la sentenza.',
  },
  'nz.judged.right-vary': {
    says: 'Può chiedere al tribunale di cambiare un pignoramento della paga (attachment order) se la Sua situazione cambia.',
  },
  'nz.judged.step-call': {
    says: 'Chiami il tribunale con il numero del caso. Chieda che cosa è stato ordinato e quando.',
  },
  'nz.judged.step-mentor': { says: 'Chiami MoneyTalks allo 0800 345 123 e faccia un bilancio.' },
  'nz.judged.step-offer': {
    says: 'Offra una somma che può mantenere e compili la dichiarazione delle Sue finanze (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Se non può pagare nulla, chieda di una procedura senza beni (no asset procedure) o di un piano di rimborso (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Offra una somma alla settimana.',
    title: 'Pagare a rate',
    cost: 'La somma che offre.',
    time: 'Da giorni a settimane.',
    risk: 'Se smette, possono agire di nuovo.',
    bestFor: 'Lo deve e ha un reddito.',
  },
  'nz.judged.opt-setaside': {
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Agisca in pochi giorni.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non ha mai ricevuto le carte, o ha una buona difesa.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Una procedura senza beni (no asset procedure) dura un anno e chiude quasi tutti i debiti fino a 50.000 $.',
    title: 'Vie per chi non può pagare',
    cost: 'La domanda è gratis.',
    time: 'Settimane.',
    risk: 'È pubblica, e può usarla una volta sola.',
    bestFor: 'Possiede poco e non può pagare.',
  },
  'nz.judged.warn-assessment': {
    says: 'Se ignora un esame delle finanze (financial assessment), il tribunale può mandare un mandato (warrant) per portarla lì.',
  },
  'nz.demand.want': {
    says: 'Il prossimo passo potrebbe essere il fallimento (bankruptcy), se non fa nulla.',
  },
  'nz.demand.reality': {
    says: 'Non è ancora in fallimento. Ha dieci giorni lavorativi per pagare, trovare un accordo o chiedere alla High Court di annullare l’avviso.',
  },
  'nz.demand.who': { says: 'L’avviso è emesso dalla High Court su richiesta del creditore.' },
  'nz.demand.rights': {
    says: 'Può pagare, concordare un piano, o chiedere al tribunale di annullare l’avviso.',
  },
  'nz.demand.notice': {
    says: 'Ha dieci giorni lavorativi dalla consegna di un avviso di fallimento (bankruptcy notice). Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare, trovare un accordo o fare domanda alla High Court',
    consequence: 'Possono allora chiedere al tribunale di dichiararla fallita.',
  },
  'nz.demand.right-setaside': {
    says: 'Può chiedere al tribunale di annullarlo se ha contro di loro una richiesta altrettanto grande.',
  },
  'nz.demand.step-lawyer': { says: 'Prenda un consiglio legale oggi. Chiami Community Law.' },
  'nz.demand.step-deal': {
    says: 'Offra un piano per iscritto e chieda loro di ritirare l’avviso.',
  },
  'nz.demand.step-options': {
    says: 'Chieda se un’altra via, come un piano di rimborso (debt repayment order), è meglio per Lei.',
  },
  'nz.demand.opt-deal': {
    says: 'Offra un piano o una somma più piccola e se lo faccia scrivere.',
    title: 'Trovare un accordo',
    cost: 'La somma concordata.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Il tempo continua a correre.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'nz.demand.opt-setaside': {
    says: 'Faccia domanda alla High Court.',
    title: 'Chiedere di annullarlo',
    cost: 'Costi di tribunale e avvocato.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Costi se perde.',
    bestFor: 'L’avviso o la sentenza è sbagliato.',
  },
  'nz.claim.right-lender': {
    says: 'In un prestito chi presta deve aver prestato con cura, detto le condizioni e chiesto spese giuste. Se no, lo scriva nella difesa.',
  },
}
