/** Chi aiuta nel Regno Unito, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'gb.help.law-society': {
    does: 'Cerca un avvocato (solicitor) vicino a Lei per tipo di problema.',
  },
  'gb.help.law-society-scotland': { does: 'Cerca un avvocato (solicitor) in Scozia.' },
  'gb.help.law-society-ni': { does: 'Cerca un avvocato (solicitor) in Irlanda del Nord.' },
  'gb.help.law-centres': {
    does: 'Aiuto legale gratuito per chi non può pagare, da avvocati nei centri legali locali.',
  },
  'gb.help.advocate': {
    does: 'Trova avvocati (barristers) che aiutano gratis. Deve mandarla chi conosce il Suo caso.',
  },
  'gb.help.civil-legal-advice': {
    does: 'Assistenza legale pubblica (legal aid) per telefono con un reddito basso, per esempio se la casa è a rischio.',
  },
  'gb.help.slab': {
    does: 'Spiega l’assistenza legale pubblica (legal aid) in Scozia ed elenca gli avvocati (solicitors) che la offrono.',
  },
  'gb.help.lsa-ni': {
    does: 'Gestisce l’assistenza legale pubblica (legal aid) in Irlanda del Nord.',
  },
  'gb.help.check-legal-aid': {
    does: 'Un breve controllo ufficiale che dice se può avere l’assistenza legale pubblica (legal aid).',
  },
  'gb.help.council-tax-reduction': {
    does: 'Trova il Suo comune (council) e avvia la richiesta per pagare meno tassa comunale.',
  },
  'gb.help.bailiff-register': {
    does: 'Controlli se un ufficiale giudiziario (bailiff) ha un certificato.',
  },
  'gb.help.breathing-space': {
    does: 'Spiega i 60 giorni di protezione dai creditori e chi può chiederli.',
  },
  'gb.help.aib': {
    does: 'Gestisce la moratoria (moratorium), il Debt Arrangement Scheme e il fallimento personale (bankruptcy) in Scozia.',
  },
  'gb.help.valuation-tribunal': {
    does: 'Ricorsi gratuiti su tassa comunale (council tax), sconti e riduzioni in Inghilterra.',
  },
  'gb.help.valuation-tribunal-wales': {
    does: 'Ricorsi gratuiti sulla tassa comunale (council tax) in Galles.',
  },
  'gb.help.traffic-enforcement-centre': {
    does: 'L’ufficio del tribunale per le multe dei comuni non pagate e i moduli TE7, TE9, PE2 e PE3.',
  },
  'gb.help.report-fraud': {
    does: 'Riceve le segnalazioni di truffe in Inghilterra, Galles e Irlanda del Nord.',
  },
  'gb.help.police-scotland': { does: 'Riceve le segnalazioni di truffe in Scozia al 101.' },
  'gb.help.lps': {
    does: 'Manda le richieste dell’imposta locale (rates) in Irlanda del Nord e concorda piani di pagamento.',
  },
  'gb.help.hmcts': {
    does: 'Indirizzi e telefoni di ogni tribunale, per controllare se una lettera del tribunale è vera.',
  },
  'gb.help.samaritans': {
    does: 'Qualcuno con cui parlare, di giorno e di notte, quando tutto sembra troppo. La chiamata è gratuita.',
    hours: 'Ogni giorno, a tutte le ore',
  },
  'gb.help.nhs-111': {
    does: 'Aiuto urgente per la salute, anche mentale. Chiami il 999 se una vita è in pericolo.',
    hours: 'Ogni giorno, a tutte le ore',
  },
  'gb.help.lifeline-ni': {
    does: 'Aiuto per chi è disperato o in crisi in Irlanda del Nord. La chiamata è gratuita.',
    hours: 'Ogni giorno, a tutte le ore',
  },
}
