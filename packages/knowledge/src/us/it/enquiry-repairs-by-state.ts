/** The Italian words of the rows in ../enquiry-repairs-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_BY_STATE_IT: Words = {
  'us.state.tx.ask-repairs': {
    says: 'Non trattenere l’affitto in Texas: puoi essere sfrattato. Se sei in regola, manda un avviso con data per posta tracciata, o due avvisi scritti. Dopo un tempo ragionevole, di solito sette giorni, puoi chiudere il contratto, fare causa (justice court) o, in certi casi, riparare e detrarre. Per sei mesi non possono punirti.',
  },
  'us.state.ca.ask-repairs': {
    says: 'Scrivi al proprietario con foto e tieni una copia. Dopo un tempo ragionevole, di solito 30 giorni, in California puoi pagare la riparazione e detrarre fino a un mese di affitto, due volte in 12 mesi. Chiama anche l’ispettore della città. Non possono punirti. Chiedi consiglio prima di trattenere tutto l’affitto.',
  },
  'us.state.fl.ask-repairs': {
    says: 'In Florida puoi trattenere l’affitto solo dopo un avviso scritto di sette giorni che dica il guasto e la tua intenzione. Tieni da parte i soldi: se fanno causa, devi versarli al tribunale per essere ascoltato. Per un guasto grave puoi anche chiudere il contratto dopo quei sette giorni.',
  },
  'us.state.ny.ask-repairs': {
    says: 'Il proprietario ti deve una casa abitabile e calda. Scrivi con foto. A New York (città) chiama il 311 e avvia una HP action alla Housing Court: un giudice può ordinare la riparazione. Puoi trattenere l’affitto, ma possono farti causa. Metti da parte i soldi e mostra al giudice foto e reclami.',
  },
  'us.ask-state.rent-to-court': {
    says: 'Non tenere tu l’affitto. Prima dai al proprietario un avviso scritto con data. Se non succede nulla, di solito entro 30 giorni, il tuo Stato ti lascia versare l’affitto al tribunale. Un giudice può ordinare la riparazione o abbassare l’affitto. In Ohio devi essere in regola con i pagamenti. In Virginia il cattivo stato può ora essere una difesa anche senza quel versamento.',
  },
  'us.state.il.ask-repairs': {
    says: 'Scrivi al proprietario per raccomandata (registered o certified mail) che cosa non va e che lo farai riparare. Dopo 14 giorni può farlo un tecnico e tu lo detrai dall’affitto: fino a 500 dollari o mezzo mese, la cifra minore. Manda la fattura pagata. Chicago dà di più a quasi tutti gli inquilini. Chiedi consiglio prima di trattenere altro.',
  },
  'us.state.pa.ask-repairs': {
    says: 'In Pennsylvania il proprietario deve tenere la casa abitabile. Scrivi con foto e data e chiama l’ispettore della città. Se in un tempo ragionevole non succede nulla, puoi pagare meno, riparare e detrarre, o andartene. Metti da parte l’affitto: possono farti causa e un giudice decide quanto valeva.',
  },
  'us.state.wa.ask-repairs': {
    says: 'Scrivi al proprietario e resta in regola. Nello Stato di Washington i lavori devono iniziare in 24 ore per riscaldamento, acqua o pericolo. Sono 72 ore per cucina, frigo o tubi principali, e 10 giorni per il resto. Poi puoi andartene, o riparare e detrarre entro limiti. Non smettere di pagare.',
  },
  'us.state.ma.ask-repairs': {
    says: 'Scrivi al proprietario e chiedi subito un’ispezione al board of health. In Massachusetts puoi trattenere l’affitto per guasti gravi se li conosceva prima del tuo ritardo e non li hai causati tu. Tieni i soldi su un conto. Se fa causa, un giudice decide quanto devi.',
  },
  'us.ask-state.rent-not-held': {
    says: 'Continua a pagare: nel tuo Stato non puoi trattenere l’affitto da solo e puoi essere sfrattato. Scrivi con foto e data e chiama l’ispettore. Puoi chiedere una parte dell’affitto alla small claims court. In Georgia, dopo un avviso, puoi anche riparare e detrarre un costo giusto.',
  },
}
