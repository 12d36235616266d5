/** Questions about losing a job: reasons, severance, benefits and health cover: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In quasi tutti gli Stati possono licenziarla senza preavviso o motivo, ma non per un motivo vietato. Esempi sono razza, sesso, età, disabilità, congedo per malattia o aver segnalato un torto.',
    dependsOn: 'il motivo, il Suo contratto e il Suo Stato',
  },
  'us.ask-work.unemployment': {
    says: 'Faccia subito domanda al Suo Stato. Perdere il posto, o essere licenziato senza colpa grave (misconduct), non la esclude. Se rifiutano, faccia ricorso entro la data nella lettera, in alcuni Stati 10 giorni.',
    dependsOn: 'perché il lavoro è finito e il Suo Stato',
  },
  'us.ask-work.severance': {
    says: 'Non firmi sul momento. Da 40 anni ha almeno 21 giorni per pensarci, o 45 in un licenziamento di gruppo, e 7 giorni per ritirarla. Chieda a un avvocato e chieda di più.',
  },
  'us.ask-work.cobra': {
    says: 'Ha 60 giorni per scegliere COBRA e 60 giorni per comprare un piano su HealthCare.gov. Lì si può chiedere fino a 60 giorni prima della fine, per non restare scoperti. Confronti: COBRA è spesso caro, e i piani del mercato possono avere un aiuto. Se l’azienda chiude tutto il suo piano, non c’è COBRA: prenda un piano del mercato o chieda Medicaid.',
  },
  'us.ask-work.retaliation': {
    says: 'Non possono punirla perché chiede la paga, segnala pericoli o discriminazione, o parla di paga con i colleghi. Alcuni reclami vanno fatti entro 30 giorni: agisca ora.',
  },
  'us.ask-work.severance-sum': {
    says: 'Guardi il contratto, il manuale e le offerte passate. Nessuna legge federale obbliga a pagare una buonuscita (severance); pochi Stati la chiedono nei licenziamenti di massa. L’ultima paga è sempre dovuta. Può chiedere di più prima di firmare una rinuncia.',
  },
}
