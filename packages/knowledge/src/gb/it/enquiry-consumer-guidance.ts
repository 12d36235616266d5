/** Consigli per le domande sugli acquisti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_IT: Words = {
  'gb.ask-consumer.step-dates': {
    says: 'Scriva il giorno dell’acquisto, quello dell’arrivo e quello del guasto. I Suoi diritti cambiano dopo 14 giorni, 30 giorni e sei mesi.',
  },
  'gb.ask-consumer.step-tell': {
    says: 'Scriva oggi al venditore. Dica che cosa non va e che cosa vuole: un rimborso, una riparazione o una sostituzione.',
  },
  'gb.ask-consumer.step-proof': {
    says: 'Conservi le prove: foto, annuncio, messaggi, estratto conto. Smetta di usare una cosa che vuole rifiutare.',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'Reclami prima per iscritto alla banca o all’assicurazione. Se dice di no o tarda troppo, il Financial Ombudsman può esaminare il caso gratis.',
  },
  'gb.ask-consumer.step-card': {
    says: 'Se il venditore dice no, chieda alla società della carta. Chieda la «section 75» per una carta di credito sopra £100, o un «chargeback» per ogni carta.',
  },
  'gb.ask-consumer.step-court': {
    says: 'Il tribunale (small claims court) viene alla fine. Mandi prima un avviso (letter before claim), e dia un tempo giusto per rispondere.',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'La «simple procedure» del tribunale (sheriff court) viene alla fine. Vale per richieste fino a £5,000. Mandi prima una lettera chiara.',
  },
  'gb.ask-consumer.right-quality': {
    says: 'Ciò che compra da un’azienda deve essere di qualità giusta, adatto al suo uso e come descritto.',
  },
  'gb.ask-consumer.right-thirty': {
    says: 'Se i prodotti sono difettosi, può restituirli entro 30 giorni per un rimborso intero.',
  },
  'gb.ask-consumer.right-six-months': {
    says: 'Se un difetto appare nei primi sei mesi, può chiedere una riparazione o una sostituzione. La legge considera che il difetto c’era dall’inizio.',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'Per quasi tutti gli acquisti online o per telefono ha 14 giorni per annullare. Se non gliel’hanno detto, ha molto più tempo.',
  },
  'gb.ask-consumer.right-service': {
    says: 'Un lavoro va fatto con cura e capacità, in un tempo giusto, e a un prezzo giusto se non ne avevate concordato uno.',
  },
  'gb.ask-consumer.option-seller': {
    says: 'Mandi una sola lettera chiara con i fatti, la legge e ciò che vuole. Dia 14 giorni.',
    title: 'Fare reclamo scritto al venditore',
    cost: 'Nulla.',
    time: 'Mezz’ora.',
    risk: 'Nessuno.',
    bestFor: 'Ogni caso, come prima mossa.',
  },
  'gb.ask-consumer.option-card': {
    says: 'Usi la «section 75» per una carta di credito, o un «chargeback» per ogni carta.',
    title: 'Chiedere alla società della carta',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Il «chargeback» ha un termine breve.',
    bestFor: 'Il venditore tace, è sparito o dice no.',
  },
  'gb.ask-consumer.option-help': {
    says: 'Una linea gratuita per consumatori può dirle i Suoi diritti e passare una segnalazione a Trading Standards.',
    title: 'Chiamare la linea consumatori',
    cost: 'Nulla.',
    time: 'Una telefonata.',
    risk: 'Non prende il caso per Lei.',
    bestFor: 'Non è sicuro, o il venditore può essere un truffatore.',
  },
  'gb.ask-consumer.warn-court-form': {
    says: 'Se ha ricevuto atti del tribunale, risponda in tempo. Un buon reclamo non ferma i termini del tribunale.',
  },
  'gb.ask-consumer.know-seller': {
    says: 'I Suoi diritti sono verso il negozio che ha venduto, non verso il produttore. Durano più di quasi tutte le garanzie.',
    learnMore:
      'Citi il Consumer Rights Act 2015 nel primo messaggio. Mostra che conosce le regole.',
  },
  'gb.ask-consumer.myth-receipt': {
    says: 'Per prodotti difettosi non serve lo scontrino. Basta qualunque prova che l’ha comprato lì.',
  },
  'gb.ask-consumer.myth-28-days': {
    says: 'La regola di un negozio non può togliere i diritti sui difetti. Può solo aggiungerne.',
  },
  'gb.ask-consumer.change-unfair': {
    says: 'Dal 6 aprile 2025 regole più forti vietano recensioni false e costi nascosti fino alla fine.',
    was: 'Valevano le regole del 2008 sulle pratiche scorrette.',
    is: 'Nuove regole vietano recensioni false e costi nascosti fino alla fine. La CMA può multare le ditte da sola.',
  },
}
