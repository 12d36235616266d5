/** The Italian words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_IT: Words = {
  'us.ticket.right-due-process': {
    says: 'Una città o uno Stato deve dirle della sanzione e lasciarla essere ascoltato prima che sia definitiva.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Le multe molto troppo alte per il fatto sono vietate. Vale anche per Stati e città.',
  },
  'us.toll.right-owner': {
    says: 'L’avviso va al proprietario. Se l’auto era venduta, rubata o noleggiata, la legge dello Stato quasi sempre le lascia mostrare chi l’aveva.',
  },
  'us.toll.step-official': {
    says: 'Lo controlli sul sito proprio dell’ente dei pedaggi, scritto da Lei. I messaggi falsi sui pedaggi sono comuni. Chieda di pagare il pedaggio senza spese.',
  },
  'us.ticket.de-toll': {
    says: 'Nel Delaware il proprietario risponde del pedaggio, salvo i casi che dice la legge. Può contestare l’avviso entro la data che porta.',
  },
  'us.ticket.de-surcharge': {
    says: 'Nel Delaware si possono aggiungere a una multa solo le somme che dice la legge. Si faccia spiegare ognuna.',
  },
  'us.ticket.ca-parking': {
    says: 'In California può chiedere un primo esame gratis entro 21 giorni da una multa di parcheggio, o 14 giorni da un avviso per posta. Poi viene un’udienza.',
  },
  'us.ticket.ca-toll': {
    says: 'In California può contestare gratis un avviso di pedaggio entro 21 giorni dalla sua emissione. Ci sono piani di pagamento per redditi bassi.',
  },
  'us.ticket.ca-declaration': {
    says: 'In California può contestare una violazione stradale per iscritto, senza andare in tribunale (trial by written declaration).',
  },
  'us.ticket.ny-parking': {
    says: 'A New York City ha 30 giorni per rispondere a una multa di parcheggio prima che le spese crescano. Può chiedere un’udienza online o per posta.',
  },
  'us.ticket.ny-toll': {
    says: 'Nello stato di New York il proprietario dell’auto risponde dei pedaggi chiesti per posta (tolls by mail). Un’auto rubata o a noleggio è una difesa.',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida ha 30 giorni da una multa stradale per pagare, scegliere un corso di guida o chiedere un’udienza.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida un avviso della telecamera al semaforo rosso le dà 60 giorni per pagare, indicare un altro guidatore o chiedere un’udienza.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida un pedaggio non pagato è una violazione stradale (traffic citation). Può pagarlo, o chiedere al tribunale un’udienza.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas, per una legge del 2019, le città non possono multare i guidatori con telecamere al semaforo rosso.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas può chiedere un’udienza su una multa di parcheggio della città, e fare ricorso al municipal court.',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas un proprietario che ha venduto o dato a noleggio l’auto prima del viaggio non deve il pedaggio. Mandi la prova in tempo.',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois un comune deve offrire un’udienza su una multa di parcheggio o telecamera, di persona o per posta.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois può chiedere all’ente dei pedaggi un’udienza su un avviso di violazione. Un’auto rubata o a noleggio è una difesa.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania il proprietario risponde dei pedaggi, ma può mostrare che l’auto era rubata, venduta o a noleggio.',
  },
  'us.ticket.nj-parking': {
    says: 'Nel New Jersey una multa di parcheggio va al municipal court. Lì può dichiararsi non colpevole (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts ha 21 giorni per pagare o contestare una multa di parcheggio.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts ha 20 giorni da una multa stradale per pagarla o chiedere un’udienza.',
  },
  'us.ticket.wa-response': {
    says: 'Nello stato di Washington può rispondere a una violazione (infraction) in tre modi: pagare, spiegare o contestarla a un’udienza. L’avviso dà i giorni.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio può rispondere a una multa di parcheggio pagando, spiegando o negando, e chiedere un’udienza.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia può mostrare al tribunale che non guidava Lei, o che l’auto era rubata o venduta.',
  },
  'us.ticket.md-toll': {
    says: 'Nel Maryland può contestare una multa per pedaggio al District Court, o indicare chi guidava.',
  },
  'us.ticket.ask-step-date': {
    says: 'Cerchi sul foglio l’ultimo giorno e agisca prima. Mancarlo può aggiungere spese.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Raccolga prove: foto dei cartelli, ricevute e documenti che mostrano chi aveva l’auto.',
  },
  'us.ticket.ask-step-real': {
    says: 'Controlli che sia vero: cerchi Lei la città, il tribunale o l’ente. Non usi un link in un messaggio.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Chieda un’udienza o un esame, nel modo che dice il foglio.',
    title: 'Contestare',
    cost: 'Gratis in quasi tutti i posti',
    time: 'Entro la data sul foglio',
    risk: 'Può perdere uno sconto per chi paga presto.',
    bestFor: 'È sbagliato, o l’auto l’aveva un altro.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Chieda di pagare a rate, o una somma più bassa se il reddito è basso.',
    title: 'Chiedere un piano',
    cost: 'Una parte ogni mese',
    time: 'Prima della data sul foglio',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare tutto subito.',
  },
  'us.ticket.private-contract': {
    says: 'Una ditta privata deve mostrare che Lei ha accettato le sue condizioni: cartelli chiari e una somma giusta. Se non è d’accordo, decide un tribunale.',
  },
  'us.ticket.private-records': {
    says: 'Una ditta può avere il Suo nome dai registri delle auto solo per gli usi elencati in una legge federale.',
  },
  'us.ticket.private-collector': {
    says: 'Se scrive una società di recupero crediti, può chiedere le prove entro 30 giorni. Non può chiamarla multa (fine) o minacciare l’arresto.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania può dichiararsi non colpevole per una multa di parcheggio ed essere ascoltato. A Philadelphia la contesta al Bureau of Administrative Adjudication.',
  },
}
