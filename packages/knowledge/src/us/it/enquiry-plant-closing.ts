/** The Italian words of the rows in ../enquiry-plant-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PLANT_CLOSING_IT: Words = {
  'us.fact.closing-release': {
    says: 'Non firmi ancora. Le aziende con 100 o più persone devono di solito 60 giorni di preavviso scritto prima di chiudere, altrimenti fino a 60 giorni di paga e benefici. Un contratto perso le scusa solo se fu improvviso, e lo devono provare. Una rinuncia (release) può toglierle il diritto. Dai 40 anni un gruppo ha 45 giorni per pensare e 7 per revocare. Chieda la disoccupazione e un avvocato.',
  },
  'us.fact.warn-excuse': {
    says: 'Quella scusa la deve provare l’azienda. Un contratto perso conta solo se fu improvviso e imprevedibile. Anche allora deve avvisare per iscritto appena può, con il motivo. L’assenza di carta parla per lei. Si può agire nel tribunale federale, anche in gruppo, per fino a 60 giorni di paga e benefici. In caso di fallimento presenti lì la richiesta. Non rinunci a nulla senza un avvocato.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Un’azienda con 100 o più dipendenti a tempo pieno deve avvisare per iscritto 60 giorni prima di chiudere un sito dove 50 perdono il lavoro. Lo stesso vale per la maggior parte dei licenziamenti di massa. Altrimenti può chiedere paga e benefici per ogni giorno mancante, fino a 60. Le poche eccezioni le deve provare lei. Non firmi rinunce senza avvocato. Le più piccole, solo in alcuni Stati.',
  },
}
