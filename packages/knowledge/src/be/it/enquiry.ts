/** The Italian words of Belgium: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'be.ask.step-debt': {
    says: 'Raccolga lettere e somme, e chieda al Suo CPAS una mediazione gratis sui debiti.',
  },
  'be.ask.right-debt': {
    says: 'Nessuno può pignorare nulla senza una sentenza o un altro titolo.',
  },
  'be.ask.step-home': {
    says: 'Chieda al CPAS e a un sindacato inquilini prima di rispondere al proprietario.',
  },
  'be.ask.right-home': {
    says: 'Solo un giudice può ordinarle di lasciare la casa.',
  },
  'be.ask.step-work': {
    says: 'Tenga il contratto e le buste paga, e chieda al sindacato.',
  },
  'be.ask.right-work': {
    says: 'Ha un anno dalla fine del lavoro per andare al tribunale del lavoro.',
  },
  'be.ask.step-buy': {
    says: 'Scriva prima alla ditta, poi vada dal mediatore gratis.',
  },
  'be.ask.seize': {
    says: 'Non senza una sentenza o un altro titolo. Con uno, le cose di base, gli assegni familiari e parte dello stipendio restano protetti.',
  },
  'be.ask.costs': {
    says: 'Il primo sollecito è gratis e dà 14 giorni. Poi al massimo 20 € fino a 150 €, 30 € più il 10 % fino a 500 €, 65 € più il 5 % oltre.',
    dependsOn: 'la somma che deve',
  },
  'be.ask.old-debt': {
    says: 'Energia, acqua, telefono e affitto: cinque anni. Cure mediche: due anni. Molti altri contratti: fino a dieci.',
    dependsOn: 'che tipo di fattura è',
  },
  'be.ask.cannot-pay': {
    says: 'Chieda al CPAS una mediazione gratis sui debiti. Se i debiti sono troppi, il tribunale del lavoro può fissare un piano e fermare i pignoramenti.',
  },
  'be.ask.summons': {
    says: 'Vada alla prima udienza. Contesti o chieda rate mensili. Se non va, quasi sempre decidono che deve pagare.',
  },
  'be.ask.evict': {
    says: 'Solo il giudice di pace (juge de paix) può ordinarlo, e un ufficiale giudiziario (huissier) lo esegue, quasi sempre un mese dopo la consegna. A Bruxelles quasi mai dal 1 novembre al 15 marzo.',
  },
  'be.ask.dismissed': {
    says: 'Controlli il preavviso con gli anni di lavoro. Chieda i motivi per raccomandata entro due mesi. Ha un anno per andare al tribunale del lavoro.',
  },
  'be.ask.withdraw': {
    says: 'Online o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è.',
    dependsOn: 'come l’ha comprato',
  },
  'be.ask.guarantee': {
    says: 'Per due anni il venditore deve riparare o cambiare gratis i prodotti nuovi.',
  },
  'be.ask.leave-home': {
    says: 'Un contratto di nove anni: tre mesi di preavviso. Nei primi tre anni deve tre, due o un mese di affitto. I contratti brevi hanno altre regole.',
    dependsOn: 'il tipo di contratto e la regione',
  },
  'be.ask.landlord-notice': {
    says: 'In un contratto di nove anni il proprietario ha bisogno di sei mesi di preavviso e di un caso della legge, come l’uso proprio. Allora Lei può andare via con un mese di preavviso.',
    dependsOn: 'il tipo di contratto e il motivo',
  },
  'be.ask.deposit': {
    says: 'La cauzione (garantie locative) deve stare su un conto bloccato a Suo nome. Quasi sempre al massimo due mesi di affitto, nelle Fiandre tre. La liberano entrambi o il giudice.',
    dependsOn: 'la Sua regione',
  },
  'be.ask.rent-index': {
    says: 'L’affitto può seguire l’indice una volta all’anno, nel giorno del contratto, se chiesto per iscritto. Può andare indietro al massimo tre mesi.',
    dependsOn: 'il Suo contratto e la regione',
  },
  'be.ask.account': {
    says: 'Con una sentenza si può prendere una parte. Assegni familiari, reddito minimo e una base dello stipendio restano protetti. Ha 15 giorni per opporsi.',
    dependsOn: 'che soldi sono',
  },
  'be.ask.unpaid-wages': {
    says: 'Lo chieda per iscritto, poi avvisi l’ispettorato del lavoro e il sindacato. Dopo la fine del lavoro ha un anno per andare in tribunale.',
  },
  'be.ask.energy': {
    says: 'Chieda un piano alla ditta e il fondo energia al CPAS. I distacchi richiedono dei passi, e le regole d’inverno cambiano con la regione. Il mediatore dell’energia è gratis.',
  },
  'be.ask.scam': {
    says: 'Non clicchi e non paghi. Lo inoltri a suspect@safeonweb.be. Se ha dato dati, chiami subito la banca e Card Stop (078 170 170).',
  },
  'be.ask.right-buy': {
    says: 'Per quasi tutti gli acquisti a distanza ha 14 giorni per recedere.',
  },
  'be.ask.option-help': {
    title: 'Avere consiglio legale gratis',
    says: 'L’ufficio di aiuto legale o il CPAS risponde gratis alle prime domande.',
    cost: 'Nulla.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Ogni prima domanda.',
  },
  'be.ask.account-left': {
    dependsOn: 'da dove vengono i soldi',
    says: 'Stipendio e sussidi restano protetti fino a 30 giorni dopo l’arrivo sul conto, grazie a un codice. Sotto una certa somma non si può prendere nulla. Se è bloccato troppo, scriva all’ufficiale giudiziario con prove. Poi vada dal giudice dei pignoramenti.',
  },
  'be.ask.bank-refuses': {
    says: 'Chiami subito la banca e Card Stop (078 170 170). La banca deve rimborsare un pagamento non autorizzato, a meno che provi frode o grave negligenza. Se rifiuta, le scriva, poi scriva a Ombudsfin, gratis.',
  },
}
