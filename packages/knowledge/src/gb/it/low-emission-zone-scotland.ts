/** Italian: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_IT: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: 'Il comune (council) dice che un’auto non ammessa è entrata nella zona. Vuole il pagamento entro 28 giorni, o i Suoi motivi per iscritto.',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: 'Il comune (council) ha aggiunto metà, perché non è stato pagato in tempo. Vuole tutta la somma entro 14 giorni.',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'Può scrivere al comune (council) perché è sbagliata. Dopo un no può decidere il First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'È una questione civile e non un reato. Ma se la lascia, la somma cresce e possono riscuoterla gli ufficiali giudiziari (sheriff officers).',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'I comuni (councils) scozzesi gestiscono queste zone e mandano gli avvisi all’intestatario dell’auto.',
  },
  'gb.pcn.lez-scotland-sums': {
    says: 'La prima volta costa 60 £. La successiva nella stessa zona entro 90 giorni costa il doppio, poi ancora di più.',
  },
  'gb.pcn.scotland-right-zone': {
    says: 'Ha 28 giorni per scrivere al comune (council) perché è sbagliata: un contrassegno invalidi (blue badge), un’auto esente, un’auto già venduta, o qualcosa che la rende ingiusta. Aggiunga prove. Finché aspetta la risposta non deve pagare.',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: 'Paga metà se paga entro 14 giorni da quando l’ha ricevuto.',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: 'Può chiedere per iscritto al comune (council) la foto della Sua auto. È gratis, e ha 14 giorni per mandarla.',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'Dopo questo no ha 14 giorni per pagare metà, o 28 giorni per fare ricorso al First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: 'Il primo avviso non è mai arrivato? Scriva subito al comune (council). Può ancora guardare i Suoi motivi, e allora deve annullare questo aumento (charge certificate).',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: 'Paghi metà entro 14 giorni, o scriva al comune (council) entro 28 giorni con motivi e prove.',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: 'Paghi metà entro 14 giorni, o faccia ricorso al First-tier Tribunal entro 28 giorni. La lettera dice come.',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: 'Paghi entro 14 giorni, o chiami oggi il comune (council) se ha scritto in tempo o non ha mai avuto il primo avviso.',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: 'Scriva al comune (council) con il motivo e le prove.',
    title: 'Contestarla',
    cost: 'Gratis con il comune',
    time: 'Entro 28 giorni',
    risk: 'Dopo un no ha di nuovo 14 giorni per metà prezzo.',
    bestFor: 'L’auto è esente, era venduta o non era lì.',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: 'Paghi come dice l’avviso e conservi la prova.',
    title: 'Pagare metà ora',
    cost: 'Metà della somma',
    time: 'Entro 14 giorni',
    risk: 'Se paga, il caso è chiuso.',
    bestFor: 'La multa è giusta.',
  },
  'gb.pcn.lez-scotland-warning': {
    says: 'Se non fa nulla, un «charge certificate» aggiunge metà della somma. Dopo altri 14 giorni il comune può usare gli ufficiali giudiziari (sheriff officers).',
  },
}
