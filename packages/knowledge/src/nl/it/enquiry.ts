/** The Italian words of the Netherlands: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'nl.ask.step-debt': {
    says: 'Raccolga lettere e somme. Chieda al comune aiuto gratis per i debiti.',
  },
  'nl.ask.right-debt': {
    says: 'Solo un ufficiale giudiziario (deurwaarder) con una sentenza o un ordine può pignorare.',
  },
  'nl.ask.step-home': {
    says: 'Chieda allo sportello legale (Juridisch Loket) prima di rispondere al padrone di casa.',
  },
  'nl.ask.right-home': {
    says: 'Solo un giudice può chiudere il contratto d’affitto contro la Sua volontà.',
  },
  'nl.ask.step-work': {
    says: 'Non firmi nulla, e chieda al sindacato o allo sportello legale (Juridisch Loket).',
  },
  'nl.ask.right-work': {
    says: 'Ha due mesi dopo la fine del lavoro per andare dal giudice.',
  },
  'nl.ask.seize': {
    says: 'Una società di recupero non può pignorare nulla né entrare. Può solo un ufficiale giudiziario (deurwaarder) con una sentenza o un ordine.',
  },
  'nl.ask.costs': {
    says: 'Prima deve ricevere un sollecito gratis con 14 giorni. Poi al massimo il 15 % dei primi 2.500 €, con un minimo di 40 €.',
    dependsOn: 'le lettere che ha ricevuto',
  },
  'nl.ask.old': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni, le fatture per merce spesso dopo due. Un sollecito scritto può far ripartire il tempo. Deve dirlo Lei.',
    dependsOn: 'per che cosa è e quali lettere sono arrivate',
  },
  'nl.ask.cannot-pay': {
    says: 'Chieda al comune aiuto per i debiti. È gratis, e il primo colloquio è entro quattro settimane. Con una minaccia urgente entro tre giorni lavorativi.',
  },
  'nl.ask.summons': {
    says: 'Risponda per iscritto o di persona al più tardi nel giorno d’udienza. Davanti al giudice locale (kantonrechter) non serve un avvocato. Può chiedere più tempo.',
  },
  'nl.ask.wages': {
    says: 'Sì, con una sentenza o un ordine. Ma una parte del reddito resta libera (beslagvrije voet). La controlli su uwbeslagvrijevoet.nl.',
  },
  'nl.ask.evict': {
    says: 'Solo un giudice può ordinarlo e solo un ufficiale giudiziario (deurwaarder) può eseguirlo. Fino ad allora può restare.',
  },
  'nl.ask.notice': {
    says: 'Scriva che non è d’accordo. Al padrone di casa serve un motivo di legge e da tre a sei mesi di preavviso. Se Lei dice no, serve un giudice.',
  },
  'nl.ask.rent-rise': {
    says: 'Nel 2026 il limite è 4,4 % nel settore libero, 6,1 % in quello medio e 4,1 % nelle case sociali da luglio.',
    dependsOn: 'il tipo della Sua casa',
  },
  'nl.ask.deposit': {
    says: 'Il padrone di casa deve renderla entro 14 giorni dalla fine, o 30 se toglie alcune spese. Può togliere solo spese elencate. Per contratti dal 1 luglio 2023 è al massimo due mesi di affitto base.',
  },
  'nl.ask.fired': {
    says: 'Non firmi nulla. Scriva che non è d’accordo. Ha due mesi per andare dal giudice, e tre per l’indennità di fine lavoro (transitievergoeding). Chieda il sussidio (WW) entro una settimana.',
  },
  'nl.ask.fired-ill': {
    says: 'Nei primi due anni di malattia il datore non può chiudere il contratto con un preavviso. È diverso in prova, nel licenziamento in tronco e se la ditta chiude.',
  },
  'nl.ask.undo': {
    says: 'Per 14 giorni dopo la firma, per iscritto, senza motivo. Sono tre settimane se la carta non lo dice.',
  },
  'nl.ask.return': {
    says: 'Online o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è.',
    dependsOn: 'come l’ha comprato',
  },
  'nl.ask.broken': {
    says: 'Il venditore deve riparare o sostituire, se doveva durare di più. Nel primo anno il venditore deve provare che andava bene.',
  },
  'nl.ask.fine': {
    says: 'Faccia ricorso gratis entro sei settimane al pubblico ministero (officier van justitie). Se non può pagare subito, chieda un piano al CJIB.',
  },
  'nl.ask.objection': {
    says: 'Si opponga entro sei settimane dalla data della decisione. Ha poco tempo? Si opponga prima e mandi i motivi dopo.',
  },
}
