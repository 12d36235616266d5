/** Who helps for free in France, and the public bodies to turn to: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'fr.help.pcb': {
    does: 'Consigli gratis e riservati su debiti e bilancio, vicino a Lei.',
  },
  'fr.help.banque-de-france': {
    does: 'Prende gratis le pratiche per troppi debiti (surendettement) e informa su banche e credito.',
  },
  'fr.help.cresus': {
    does: 'Una rete di associazioni che aiuta gratis chi ha debiti.',
  },
  'fr.help.adil': {
    does: 'Consigli legali gratuiti e neutrali su affitto, disdetta, debiti d’affitto e sfratto.',
  },
  'fr.help.sos-loyers': {
    does: 'Un numero gratuito per inquilini con debiti d’affitto. La mette in contatto con l’ADIL vicina.',
  },
  'fr.help.115': {
    does: 'Un numero di emergenza per chi non ha dove dormire. È gratis, giorno e notte.',
  },
  'fr.help.droit-du-travail': {
    does: 'Personale pubblico spiega gratis ai lavoratori il diritto del lavoro.',
  },
  'fr.help.code-du-travail-numerique': {
    does: 'Il sito ufficiale che risponde sul diritto del lavoro, con strumenti per preavviso e paga.',
  },
  'fr.help.reponseconso': {
    does: 'L’ufficio antifrode e consumatori. Risponde a domande e prende segnalazioni.',
  },
  'fr.help.inc': {
    does: 'Trova un’associazione di consumatori vicina, come UFC-Que Choisir o CLCV.',
  },
  'fr.help.energie': {
    does: 'Consigli gratis e aiuto nelle liti su luce e gas.',
  },
  'fr.help.assurance': {
    does: 'Guarda gratis le liti con gli assicuratori, dopo che l’assicuratore ha risposto.',
  },
  'fr.help.17cyber': {
    does: 'Lo sportello pubblico per frodi online e attacchi informatici, giorno e notte.',
  },
  'fr.help.info-escroqueries': {
    does: 'Consigli della polizia al telefono per chi ha incontrato una truffa. La chiamata è gratis.',
  },
  'fr.help.point-justice': {
    does: 'Consigli legali gratis vicino a Lei da avvocati, conciliatori e associazioni.',
  },
  'fr.help.aide-juridictionnelle': {
    does: 'Lo Stato paga tutto o una parte di avvocato e spese se il reddito è basso.',
  },
  'fr.help.defenseur-des-droits': {
    does: 'Aiuta gratis con gli enti pubblici e contro la discriminazione.',
  },
  'fr.help.france-services': {
    does: 'Sportelli pubblici vicino a Lei che aiutano con moduli e passi online.',
  },
  'fr.help.3114': {
    does: 'Qualcuno con cui parlare, giorno e notte, se è tutto troppo. La chiamata è gratis.',
  },
}
