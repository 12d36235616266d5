/** Multe (penalty charges) in Scozia e Irlanda del Nord, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_IT: Words = {
  'gb.pcn.scotland-wants': {
    says: 'Il comune (council) dice che Lei non ha rispettato una regola di parcheggio o traffico. Vuole il pagamento entro 28 giorni, o i motivi contrari.',
  },
  'gb.pcn.scotland-rights': {
    says: 'Può contestarla al comune. Se dice no, può decidere il First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-reality': {
    says: 'È una questione civile e non un reato. Ma se la lascia, la somma cresce e possono riscuoterla gli ufficiali giudiziari (sheriff officers).',
  },
  'gb.pcn.scotland-right-discount': { says: 'Paga metà se paga entro 14 giorni.' },
  'gb.pcn.scotland-right-appeal': {
    says: 'Dopo un avviso di rifiuto (notice of rejection) ha 28 giorni per fare ricorso al First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-step-choose': {
    says: 'Paghi metà entro 14 giorni, o scriva al comune con i motivi e le foto.',
  },
  'gb.pcn.scotland-step-owner': {
    says: 'Dopo può arrivare un avviso al proprietario (notice to owner). Risponda entro 28 giorni, anche se ha già scritto.',
  },
  'gb.pcn.scotland-step-appeal': {
    says: 'Faccia ricorso al First-tier Tribunal entro 28 giorni. La lettera di rifiuto dice come.',
  },
  'gb.pcn.scotland-step-raised': {
    says: 'È stata aggiunta metà, perché non è stato pagato in tempo. Paghi entro 14 giorni, o chiami oggi il comune (council) se ha scritto in tempo o non ha mai avuto un avviso.',
  },
  'gb.pcn.scotland-option-challenge': {
    title: 'Contestarla',
    says: 'Scriva al comune (council) con il motivo e le prove.',
    cost: 'Gratis con il comune',
    time: '14 giorni per metà prezzo, 28 giorni dopo',
    risk: 'Se perde, può essere dovuta la somma intera.',
    bestFor: 'I fatti o i cartelli sono dalla Sua parte.',
  },
  'gb.pcn.scotland-option-pay': {
    title: 'Pagare metà ora',
    says: 'Paghi come dice l’avviso e conservi la prova.',
    cost: 'Metà della somma',
    time: 'Entro 14 giorni',
    risk: 'Se paga, il caso è chiuso.',
    bestFor: 'La multa è giusta.',
  },
  'gb.pcn.scotland-warning': {
    says: 'Se non fa nulla, un «charge certificate» aggiunge metà della somma. Poi il comune può usare gli ufficiali giudiziari (sheriff officers).',
  },
  'gb.pcn.ni-wants': {
    says: 'Il Department for Infrastructure, o un parcheggio del comune (council), dice che una regola è stata violata. Vuole il pagamento o i Suoi motivi.',
  },
  'gb.pcn.ni-rights': {
    says: 'Può contestarla per iscritto. Dopo un rifiuto può fare ricorso al Northern Ireland Traffic Penalty Tribunal.',
  },
  'gb.pcn.ni-right-discount': {
    says: 'Paga meno entro 14 giorni. Se la contesta in quel tempo, il prezzo ridotto aspetta la risposta.',
  },
  'gb.pcn.ni-step-choose': {
    says: 'Paghi la somma ridotta entro 14 giorni, o la contesti per iscritto entro 14 giorni per mantenerla.',
  },
  'gb.pcn.ni-step-appeal': {
    says: 'Usi il modulo di ricorso arrivato con il rifiuto e lo mandi in tempo al tribunale (tribunal).',
  },
  'gb.pcn.ni-option-challenge': {
    title: 'Contestarla per iscritto',
    says: 'Mandi i motivi e le prove online o per posta.',
    cost: 'Gratis',
    time: 'Entro 14 giorni per il prezzo ridotto',
    risk: 'Se la contesta tardi, perde il prezzo ridotto.',
    bestFor: 'I fatti o i cartelli sono dalla Sua parte.',
  },
  'gb.pcn.ni-option-pay': {
    title: 'Pagare la somma ridotta',
    says: 'Paghi online, per telefono o per posta, e conservi la prova.',
    cost: 'La somma ridotta dell’avviso',
    time: 'Entro 14 giorni',
    risk: 'Se paga, il caso è chiuso.',
    bestFor: 'La multa è giusta.',
  },
  'gb.pcn.ni-warning': {
    says: 'Se non fa nulla, la somma sale e può essere registrata come una sentenza contro di Lei.',
  },
}
