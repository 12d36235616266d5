/** Questions about fines, parking, clamps and tolls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'nz.ask.fine': {
    says: 'Ha 28 giorni per pagare, scrivere per spiegare o chiedere un’udienza. Se va in tribunale, si aggiungono costi.',
    dependsOn: 'la data sull’avviso',
  },
  'nz.ask.private-parking': {
    says: 'Una società privata non può multarla. Può chiedere solo la sua perdita ragionevole. Scriva che lo contesta e dica perché.',
    dependsOn: 'che cosa dicevano i cartelli e la sua vera perdita',
  },
  'nz.ask.clamped': {
    says: 'La tariffa per una ganascia può essere al massimo di 100 $. Paghi per liberare l’auto, tenga la ricevuta e chieda indietro i soldi se era sbagliato.',
  },
  'nz.ask.toll': {
    says: 'Non sempre. Se ha venduto l’auto o non guidava, lo dica a NZTA con prove. Paghi presto il pedaggio, così non segue una multa.',
    dependsOn: 'di chi era l’auto quel giorno e chi guidava',
  },
  'nz.ask.not-driving': {
    says: 'Mandi la dichiarazione (statutory declaration) con nome e indirizzo di chi guidava entro la scadenza. Se l’auto è stata venduta o rubata, lo dichiari. Dichiarare il falso è un reato.',
  },
  'nz.ask.old-fines': {
    says: 'Chiami oggi lo 0800 434 637 e chieda di pagare a rate. Se rispetta il piano, per lo più si fermano. Senza piano il tribunale può bloccare o prendere l’auto, o prendere da paga o conto. Lo dica se non può pagare nulla.',
  },
  'nz.ask.fines-airport': {
    says: 'Sì, può succedere. Di solito serve un mandato d’arresto, con un risarcimento (reparation) non pagato o multe del tribunale da circa $5,000. Vale in uscita e in entrata. Chiami oggi lo 0800 434 637, prima del volo. Paghi o concordi rate e chieda se c’è un allarme o un mandato e che sia tolto. Con un piano rispettato di solito si fermano anche altri passi. Porti la prova.',
  },
  'nz.ask.towed': {
    says: 'Paghi per non far crescere i costi e scriva «paid under protest» sulla ricevuta. Un privato può rimuovere solo se Lei non poteva parcheggiare lì, e i cartelli devono essere chiari. Il prezzo deve essere equo. Altrimenti lo chieda per iscritto alla ditta e al proprietario con foto. Poi Disputes Tribunal. Se è stato il council, chieda lì.',
  },
}
