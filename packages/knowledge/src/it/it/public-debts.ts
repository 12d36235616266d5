/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'it.public-debt.who': {
    says: 'È un ufficio pubblico. Per tributi, tariffe e multe può fare da solo un ordine di pagamento, senza giudice.',
  },
  'it.public-debt.who-collector': {
    says: 'L’agente della riscossione (Agenzia delle entrate-Riscossione) incassa per gli uffici pubblici. Per pignorare non ha bisogno di un giudice.',
  },
  'it.public-debt.reality': {
    says: 'Un sollecito non pignora nulla. Ma se un atto formale è stato notificato e il suo termine è finito, possono pignorare stipendio e conti.',
  },
  'it.public-debt.reality-collector': {
    says: 'Da 60 giorni dopo la cartella può ordinare il pagamento alla banca o al datore di lavoro. Può anche bloccare un’auto, dopo un preavviso.',
  },
  'it.public-debt.reality-order': {
    says: 'È un ordine di pagamento (ingiunzione). Ha 30 giorni per pagare o andare dal giudice. Per un tributo, davanti al giudice tributario sono 60.',
  },
  'it.public-debt.rights': {
    says: 'Può vedere gli atti, chiedere di annullare un errore (autotutela), opporsi in tempo e chiedere le rate.',
  },
  'it.public-debt.reminder-first': {
    says: 'Fino a 10.000 € il Comune deve prima mandare un sollecito con 30 giorni. Solo dopo può agire in base al suo avviso esecutivo.',
  },
  'it.public-debt.right-parts-town': {
    says: 'Se i soldi mancano, chieda al Comune rate mensili. Oltre 100 € la legge permette da 4 a 72 mesi, salvo altre regole del Comune.',
  },
  'it.public-debt.right-parts-collector': {
    says: 'Fino a 120.000 € può chiedere fino a 84 rate mensili. Dopo la richiesta non possono iniziare nuovi pignoramenti.',
  },
  'it.public-debt.right-pay-limits': {
    says: 'Dello stipendio fino a 2.500 € al mese possono prendere un decimo, fino a 5.000 € un settimo, oltre un quinto. L’ultimo stipendio sul conto è salvo.',
  },
  'it.public-debt.right-old': {
    says: 'Tributi comunali, tariffe annuali e multe si prescrivono in cinque anni. Una richiesta che Le è arrivata fa ripartire il tempo.',
  },
  'it.public-debt.right-car-tax': {
    says: 'Il bollo auto si prescrive alla fine del terzo anno dopo la scadenza. Una richiesta arrivata prima fa ripartire il tempo.',
  },
  'it.public-debt.want-fine': {
    says: 'Le chiedono una pena pecuniaria decisa da un giudice penale.',
  },
  'it.public-debt.reality-fine': {
    says: 'Se non è pagata, può diventare semilibertà, lavoro non pagato o detenzione in casa. Agisca prima dell’ultimo giorno della lettera.',
  },
  'it.public-debt.right-fine-parts': {
    says: 'Dopo l’ordine di esecuzione del pubblico ministero ha 90 giorni per pagare. Entro 20 giorni dalla notifica può chiedere rate mensili.',
  },
  'it.public-debt.step-fine': {
    says: 'Annoti il giorno della notifica e chiami oggi il Suo avvocato. Con un reddito basso, l’avvocato può pagarlo lo Stato.',
  },
  'it.public-debt.step-check': {
    says: 'Chieda all’ufficio l’atto da cui nasce la somma e la prova della notifica. Confronti anni e pagamenti.',
  },
  'it.public-debt.step-act': {
    says: 'Se è giusto, chieda subito per iscritto rate mensili. Se è sbagliato, scriva perché e chieda l’annullamento.',
  },
  'it.public-debt.option-parts': {
    title: 'Chiedere rate mensili all’ufficio',
    says: 'Chieda per iscritto o online e dica che i soldi mancano.',
    cost: 'Si aggiungono interessi.',
    time: 'Un’ora. La risposta richiede alcune settimane.',
    risk: 'Il piano finisce se salta più rate.',
    bestFor: 'Deve la somma e non può pagarla subito.',
  },
}
