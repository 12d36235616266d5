/** Chi aiuta nel Regno Unito, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'gb.help.national-debtline': {
    does: 'Consulenza gratuita sui debiti per telefono e online, con schede e lettere di esempio.',
  },
  'gb.help.stepchange': {
    does: 'Consulenza gratuita e piani per i debiti, online e per telefono.',
  },
  'gb.help.business-debtline': {
    does: 'Consulenza gratuita sui debiti per chi lavora in proprio o ha una piccola impresa.',
  },
  'gb.help.citizens-advice': {
    does: 'Consulenza gratuita su debiti, casa, lavoro, parcheggi e diritti, per telefono, online e vicino a Lei.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Consulenza gratuita su debiti, casa, lavoro, parcheggi e diritti, in inglese e gallese.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Consulenza gratuita su debiti, casa, lavoro e diritti negli uffici locali.',
  },
  'gb.help.advice-ni': {
    does: 'Consulenza gratuita su debiti, aiuti e imposta locale (rates) in Irlanda del Nord.',
  },
  'gb.help.housing-rights': {
    does: 'Consulenza gratuita sulla casa per chi vive in Irlanda del Nord.',
  },
  'gb.help.shelter': {
    does: 'Consulenza gratuita sulla casa, con una linea urgente per chi sta perdendo la casa.',
  },
  'gb.help.shelter-cymru': { does: 'Consulenza gratuita su casa e debiti in Galles.' },
  'gb.help.shelter-scotland': { does: 'Consulenza gratuita sulla casa in Scozia.' },
  'gb.help.acas': {
    does: 'Consulenza gratuita sui diritti di lavoro, e i colloqui che deve iniziare prima di una causa di lavoro.',
  },
  'gb.help.lra': {
    does: 'Consulenza gratuita sui diritti di lavoro e primi colloqui in Irlanda del Nord.',
  },
  'gb.help.moneyhelper': {
    does: 'Aiuto gratuito e neutrale su soldi, debiti e pensioni, sostenuto dal governo.',
  },
  'gb.help.taxaid': {
    does: 'Aiuto fiscale gratuito per chi ha un reddito basso, quando HMRC non riesce a risolvere.',
  },
  'gb.help.equality': { does: 'Consulenza gratuita se La trattano peggio per quello che è.' },
  'gb.help.financial-ombudsman': {
    does: 'Decide gratis i reclami su banche, prestiti, assicurazioni e recupero crediti.',
  },
  'gb.help.lgsco': {
    does: 'Esamina i reclami sui comuni in Inghilterra e sugli ufficiali giudiziari (bailiffs) che lavorano per loro.',
  },
  'gb.help.spso': { does: 'Esamina i reclami su comuni ed enti pubblici in Scozia.' },
  'gb.help.psow': { does: 'Esamina i reclami su comuni ed enti pubblici in Galles.' },
  'gb.help.nipso': { does: 'Esamina i reclami sugli enti pubblici in Irlanda del Nord.' },
  'gb.help.housing-ombudsman': {
    does: 'Decide gratis i reclami sui proprietari di case sociali in Inghilterra.',
  },
  'gb.help.ecb': {
    does: 'Esamina i reclami sulle società di ufficiali giudiziari (bailiffs) che seguono i suoi standard.',
  },
  'gb.help.popla': {
    does: 'Ricorsi gratuiti sui parcheggi delle ditte della British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Ricorsi gratuiti sui parcheggi delle ditte dell’International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Ricorsi gratuiti contro le multe dei comuni in Inghilterra (fuori Londra) e Galles.',
  },
  'gb.help.london-tribunals': {
    does: 'Ricorsi gratuiti contro le multe dei comuni di Londra e di Transport for London.',
  },
  'gb.help.grc-scotland': { does: 'Tratta i ricorsi contro le multe dei comuni in Scozia.' },
  'gb.help.nitpt': {
    does: 'Tratta i ricorsi contro le multe (penalty charge notices) in Irlanda del Nord.',
  },
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
