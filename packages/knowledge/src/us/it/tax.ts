/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'us.tax.want': {
    says: 'L’IRS dice che deve tasse, o che la Sua dichiarazione va cambiata. Vuole un pagamento o una risposta.',
  },
  'us.tax.who': {
    says: 'L’IRS è l’ufficio federale delle tasse. Scrive per posta prima di fare altro.',
  },
  'us.tax.reality': {
    says: 'Il numero dell’avviso, come CP14 o CP504, dice a che punto è. Può controllare il Suo conto su IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Può non essere d’accordo, fare ricorso, pagare a rate e far parlare qualcuno per Lei.',
  },
  'us.tax.not-yet': {
    says: 'Quasi sempre l’IRS non può prendere stipendio o soldi in banca prima di un avviso finale e di 30 giorni per chiedere un’udienza.',
  },
  'us.tax.know-ten-years': {
    says: 'L’IRS ha quasi sempre dieci anni per incassare una tassa da quando l’ha fissata (assessed).',
    learnMore: 'Alcuni passi, come un ricorso o il fallimento (bankruptcy), allungano quel tempo.',
  },
  'us.tax.right-disagree': {
    says: 'Ha il diritto di non essere d’accordo, di essere ascoltato e di fare ricorso a un ufficio indipendente.',
  },
  'us.tax.right-plan': {
    says: 'Può chiedere di pagare a rate mensili. Per molti debiti può farlo online in pochi minuti.',
  },
  'us.tax.right-compromise': {
    says: 'Se non può pagare, può chiedere all’IRS di aspettare, o offrire di chiudere con meno.',
  },
  'us.tax.right-advocate': {
    says: 'Se questo la mette in grave difficoltà, il Taxpayer Advocate Service aiuta gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Anche un prelievo forzato per tasse (levy) deve lasciarle una parte dello stipendio e alcune cose di base.',
  },
  'us.tax.deadline-deficiency': {
    says: 'Dopo un avviso di tassa mancante (notice of deficiency) ha 90 giorni per andare alla Tax Court. L’IRS non può allungare questo tempo.',
    action: 'Depositare un ricorso (petition) alla United States Tax Court se non è d’accordo',
    consequence:
      'L’IRS aggiunge la tassa e quasi sempre deve pagare prima che un tribunale possa guardarla.',
  },
  'us.tax.deadline-hearing': {
    says: 'Ha 30 giorni per chiedere un’udienza (Collection Due Process). Finché dura, l’IRS non può fare prelievi forzati (levy).',
    action: 'Mandare il Form 12153 per chiedere un’udienza',
    consequence:
      'L’IRS può prendere stipendio, soldi in banca o beni. Perde anche la via alla Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 non è un conto da pagare. Propone un cambiamento. Quasi sempre ha 30 giorni per rispondere, e può chiederne di più.',
    action: 'Rispondere al cambiamento proposto: essere d’accordo, o dire perché no con prove',
    consequence: 'L’IRS manda un avviso di tassa mancante (notice of deficiency) e poi un conto.',
  },
  'us.tax.deadline-cp504': {
    says: 'Dopo un CP504 ha 30 giorni per pagare o fare un piano. È serio, ma deve ancora arrivare un avviso finale.',
    action: 'Pagare, fare un piano o chiamare l’IRS',
    consequence:
      'L’IRS può prendere il rimborso delle tasse dello Stato e passare a un avviso finale.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 è il primo conto. Se paga o fa un piano entro 21 giorni evita altri interessi e penali.',
    action: 'Pagare, fare un piano o dire perché il conto è sbagliato',
    consequence: 'Si aggiungono altri interessi e penali.',
  },
  'us.tax.step-number': {
    says: 'Cerchi il numero dell’avviso e la data per agire in alto nella lettera. Lo cerchi su IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Confronti la lettera con la Sua dichiarazione e con il Suo conto su IRS.gov. Controlli i pagamenti e moduli come W-2 e 1099.',
  },
  'us.tax.step-answer': {
    says: 'Agisca entro la data anche se non può pagare: risponda, chieda un piano o chieda un’udienza.',
  },
  'us.tax.step-help': {
    says: 'Chieda aiuto gratis a una Low Income Taxpayer Clinic o al Taxpayer Advocate.',
  },
  'us.tax.step-dispute': {
    says: 'Se è sbagliato, scriva all’indirizzo nell’avviso con copie delle Sue prove. Mandi una raccomandata (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Chieda un piano di pagamento online su IRS.gov. Finché dura, l’IRS quasi sempre non prende nulla.',
    title: 'Pagare a rate',
    cost: 'In alcuni casi una spesa di avvio, e interessi',
    time: 'Pochi minuti online',
    risk: 'Continuano gli interessi e una penale più bassa.',
    bestFor: 'Deve i soldi ma non può pagare subito.',
  },
  'us.tax.option-appeal': {
    says: 'Risponda nel modo e nel tempo che l’avviso dice, e mandi le prove.',
    title: 'Non essere d’accordo o fare ricorso',
    cost: 'Gratis, o una piccola tassa della Tax Court che si può evitare',
    time: '30 o 90 giorni, come dice l’avviso',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata o non è Sua.',
  },
  'us.tax.option-hardship': {
    says: 'Chieda lo stato “currently not collectible” (ora non può pagare). Oppure veda con lo strumento dell’IRS se va bene un’offerta (offer in compromise).',
    title: 'Chiedere di aspettare o chiudere con meno',
    cost: 'Un’offerta ha una tassa, gratis per redditi bassi',
    time: 'Da settimane a mesi',
    risk: 'Gli interessi continuano. Non ogni offerta è accettata.',
    bestFor: 'Pagare la lascerebbe senza il necessario.',
  },
  'us.tax.option-help': {
    says: 'Il Taxpayer Advocate e le Low Income Taxpayer Clinics possono parlare con l’IRS per Lei.',
    title: 'Avere aiuto gratis per le tasse',
    cost: 'Gratis',
    time: 'Chiami questa settimana',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'Rischia un prelievo forzato (levy), o non lo capisce.',
  },
  'us.tax.option-pay': {
    says: 'Paghi solo su IRS.gov o con un assegno allo United States Treasury.',
    title: 'Pagare',
    cost: 'La somma',
    time: 'Un giorno',
    risk: 'Nessuno se è giusta.',
    bestFor: 'È d’accordo e può permetterselo.',
  },
  'us.tax.insight-penalty': {
    says: 'Se i Suoi ultimi tre anni erano in ordine, l’IRS spesso toglie una prima penale quando lo chiede.',
    actionable: 'Chiami o scriva e chieda di togliere la prima penale (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'L’IRS non prende carte regalo, criptovalute o bonifici (wires), e non minaccia l’arresto. Se non è sicuro, controlli il Suo conto su IRS.gov.',
  },
  'us.state-tax.want': { says: 'Uno Stato, una contea (county) o una città dice che deve tasse.' },
  'us.state-tax.rights-summary': {
    says: 'Può chiedere come hanno fatto il conto, opporsi o fare ricorso, e chiedere di pagare a rate.',
  },
  'us.state-tax.right-appeal': {
    says: 'Ha il diritto di opporsi o fare ricorso. L’avviso dice come e l’ultimo giorno.',
  },
  'us.state-tax.step-date': {
    says: 'Cerchi l’ultimo giorno per opporsi e il sito proprio dell’ufficio. Non usi un link nella lettera se non è sicuro.',
  },
  'us.state-tax.step-check': {
    says: 'Lo confronti con la Sua dichiarazione e i pagamenti. Risponda per iscritto con copie delle Sue prove.',
  },
  'us.state-tax.option-appeal': {
    says: 'Scriva entro l’ultimo giorno che non è d’accordo e perché.',
    title: 'Opporsi o fare ricorso',
    cost: 'Gratis in quasi tutti gli Stati',
    time: 'Entro il giorno nell’avviso',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata o non è Sua.',
  },
  'us.state-tax.option-plan': {
    says: 'Quasi tutti gli uffici delle tasse lasciano pagare a rate. Chieda online o per telefono sul loro sito.',
    title: 'Chiedere un piano di pagamento',
    cost: 'Una rata ogni mese, e interessi',
    time: 'Prima del giorno nell’avviso',
    risk: 'Possono ancora registrare un vincolo (lien).',
    bestFor: 'Deve i soldi ma non può pagare subito.',
  },
}
