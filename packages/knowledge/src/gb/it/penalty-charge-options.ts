/** Ways to go about a council penalty charge in England and Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_IT: Words = {
  'gb.pcn.option-challenge': {
    title: 'Contestarla al comune (council)',
    says: 'Dica che cosa è successo, indichi il motivo e aggiunga foto. Il comune deve esaminare ciò che manda.',
    cost: 'Gratis',
    time: 'Entro 14 giorni per il prezzo ridotto, al massimo 28 giorni',
    risk: 'Se poi perde, è dovuta la somma intera.',
    bestFor: 'I cartelli, i fatti o i motivi sono dalla Sua parte.',
  },
  'gb.pcn.option-tribunal': {
    title: 'Fare ricorso al tribunale indipendente (tribunal)',
    says: 'Decide un giurista indipendente dal comune. Può chiedere un’udienza per telefono o video.',
    cost: 'Gratis',
    time: 'Entro 28 giorni dal rifiuto',
    risk: 'Se perde, paga la somma intera.',
    bestFor: 'Il comune ha detto no e Lei ha ancora un motivo.',
  },
  'gb.pcn.option-statement': {
    title: 'Fare una dichiarazione (witness statement)',
    says: 'Se è accettata, l’ordine è annullato e il caso torna indietro di una fase.',
    cost: 'Gratis',
    time: 'Entro 21 giorni dall’ordine',
    risk: 'Una dichiarazione falsa è oltraggio alla corte (contempt of court).',
    bestFor: 'Non ha mai ricevuto gli avvisi, o ha pagato, o nessuno Le ha risposto.',
  },
  'gb.pcn.option-pay': {
    title: 'Pagarla',
    says: 'Paghi come mostra l’avviso e conservi la ricevuta.',
    cost: 'La somma dell’avviso',
    time: 'Meglio nel tempo dello sconto',
    risk: 'Se paga, finisce il Suo diritto al ricorso.',
    bestFor: 'La multa è giusta, o non vale la fatica.',
  },
  'gb.pcn.option-help': {
    title: 'Chiedere una consulenza gratuita',
    says: 'Citizens Advice o National Debtline può aiutarla a scegliere e con i moduli.',
    cost: 'Gratis',
    time: 'Una telefonata o una visita',
    risk: 'I giorni corrono ancora.',
    bestFor: 'Non può pagare, o si parla di ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.option-never-knew': {
    title: 'Dire che non ha mai ricevuto gli avvisi',
    says: 'Lo dica al comune. Quando arriva l’ordine di recupero (order for recovery), mandi il modulo TE9 o PE3 per far tornare indietro il caso.',
    cost: 'Gratis',
    time: 'Scriva ora, poi usi il modulo entro 21 giorni dall’ordine',
    risk: 'Funziona solo se è vero.',
    bestFor: 'Le lettere di prima sono andate a un vecchio indirizzo, o nessuno Le ha risposto.',
  },
}
