/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'nz.ask.repossession': {
    says: 'Chiami chi Le ha dato il prestito prima che finisca l’avviso e chieda un cambiamento per difficoltà (hardship). Deve mandare un avviso almeno 15 giorni prima di prendere beni.',
  },
  'nz.ask.mortgage': {
    says: 'Chiami l’ufficio della banca per le difficoltà (hardship team) e MoneyTalks allo 0800 345 123. Prima di una vendita forzata (mortgagee sale) deve arrivare un avviso con almeno 20 giorni lavorativi.',
  },
  'nz.ask.rates': {
    says: 'Chieda al comune (council) un piano di pagamento e le sue regole per difficoltà. Con un reddito basso può avere uno sconto (rates rebate).',
  },
  'nz.ask.data-breach': {
    says: 'Cambi le Sue password, avvisi la Sua banca, e blocchi gratis il Suo rapporto di credito. Chiami IDCARE allo 0800 121 068. Chieda che cosa è stato preso.',
  },
  'nz.ask.winz-debt': {
    says: 'Se non è d’accordo, chieda a Work and Income un riesame (review) entro tre mesi. Se lo deve, chieda una somma più bassa con cui può vivere.',
  },
  'nz.ask.scam-refund': {
    says: 'Dipende. Chiami subito la banca. Di solito deve restituire quello che Lei non ha approvato. Da fine 2025 le regole delle banche rimborsano alcune truffe che Lei ha approvato. Chieda per iscritto.',
    dependsOn: 'come sono usciti i soldi e se la banca ha avvisato',
  },
  'nz.ask.refund-phone': {
    says: 'Se è difettoso, il negozio deve riparare, sostituire o rimborsare. Cambiare idea non dà un diritto. Mostri le prove e nomini il Consumer Guarantees Act.',
    dependsOn: 'se il prodotto è difettoso',
  },
  'nz.ask.photo': {
    says: 'Non subito. Chieda di chi è e come è stata calcolata la somma. Una somma giusta di solito è il normale prezzo della licenza. Tolga la foto.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
  'nz.ask.faulty-car': {
    says: 'L’auto di un venditore professionale deve essere di qualità accettabile. Chieda una riparazione, e un rimborso se il difetto è grave. Il Motor Vehicle Disputes Tribunal può decidere fino a 100.000 $.',
  },
  'nz.ask.flight': {
    says: 'Dipende. Se la colpa era della compagnia, può chiedere i Suoi costi, e un servizio deve essere fatto con cura. Chieda per iscritto un rimborso o un altro volo.',
    dependsOn: 'perché il volo è stato cancellato',
  },
  'nz.ask.builder': {
    says: 'Scriva che cosa è sbagliato e dia una data per sistemarlo. I lavori edili hanno garanzie per dieci anni, e i difetti trovati nel primo anno devono essere sistemati.',
  },
  'nz.ask.toll': {
    says: 'Non sempre. Se ha venduto l’auto o non guidava, lo dica a NZTA con prove. Paghi presto il pedaggio, così non segue una multa.',
    dependsOn: 'di chi era l’auto quel giorno e chi guidava',
  },
  'nz.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è rotto. I beni devono durare un tempo ragionevole, anche dopo la garanzia. Per un difetto grave può scegliere i Suoi soldi o uno nuovo.',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Scriva a chi presta che il prestito non è Suo. Chieda a tutte le agenzie di credito un blocco gratuito (freeze), e chiami IDCARE allo 0800 121 068. Lo segnali alla polizia al 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Faccia un reclamo scritto alla banca. Di solito restituisce quello che Lei non ha approvato, se ha fatto ragionevole attenzione. Se dice no, vada gratis dal Banking Ombudsman.',
  },
  'nz.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla Sua banca il riaccredito (chargeback). Se la società non può fare quello che ha promesso, può annullare e chiederli indietro. Se è insolvente, scriva al liquidatore (liquidator).',
  },
  'nz.ask.benefit-refused': {
    says: 'Chieda per iscritto un riesame della decisione (review of decision) entro tre mesi. Un comitato lo esamina, e dopo può fare appello. È gratis.',
  },
  'nz.ask.collector-fees': {
    says: 'Solo se il contratto lo permette, e solo costi veri e giusti. Chieda il contratto e i conti. Per un prestito le spese non possono essere eccessive; paghi il vero debito e contesti il resto.',
  },
  'nz.ask.not-driving': {
    says: 'Mandi la dichiarazione (statutory declaration) con nome e indirizzo di chi guidava entro la scadenza. Se l’auto è stata venduta o rubata, lo dichiari. Dichiarare il falso è un reato.',
  },
  'nz.ask.no-asset': {
    says: 'Una no asset procedure cancella quasi tutti i debiti da 1.000 a 50.000 $ in un anno, una volta nella vita. Il fallimento dura tre anni. Un repayment order fa pagare a rate.',
  },
  'nz.ask.visa-declined': {
    says: 'In Nuova Zelanda con un visto valido, chieda una volta il riesame (reconsideration) entro 14 giorni. Per la residenza di solito può fare appello entro 42 giorni. Dall’estero rifaccia la domanda.',
  },
  'nz.ask.insurer-not-told': {
    says: 'Chieda a quale domanda avrebbe risposto male e perché contava. Le vecchie condanne lievi si possono tacere dopo sette anni puliti. Il servizio gratuito dell’assicuratore può decidere.',
  },
  'nz.ask.ird-deduct': {
    says: 'Chiami oggi Inland Revenue o usi myIR. Può ridurre il prelievo per difficoltà, accettare rate e cancellare alcune sanzioni o interessi. Se ha preso troppo, reclami all’Ombudsman.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Sì. Chieda all’ufficio recuperi del tribunale di cambiare l’attachment order, con le prove delle spese. Deve restarLe la maggior parte della paga netta.',
  },
  'nz.ask.winz-relationship': {
    says: 'Dividere la casa non basta. Deve essere come un matrimonio, con un legame e sostegno di denaro. Chieda un riesame (review) entro tre mesi e mostri che vivete e pagate separati.',
  },
  'nz.ask.acc-declined': {
    says: 'Chieda un riesame (review) entro tre mesi dalla lettera; è gratis. Faccia scrivere a un medico come l’incidente ha causato la lesione. Poi può fare appello alla District Court.',
  },
  'nz.ask.private-sale': {
    says: 'Un privato deve dire la verità. Se ciò che ha detto era falso e per questo ha comprato, può chiedere la perdita o annullare. Prima scriva, poi vada al Disputes Tribunal.',
  },
  'nz.ask.credit-wrong': {
    says: 'Chieda per iscritto all’agenzia di credito di correggere, con le prove. Deve controllare entro 20 giorni lavorativi e segnare la voce come contestata. Se rifiuta, reclami gratis al Privacy Commissioner.',
  },
  'nz.ask.bank-hacked': {
    says: 'Chiami subito la banca per fermare i pagamenti. Se Lei non li ha approvati, le banche promettono di renderli, salvo negligenza con PIN o password. Il Banking Ombudsman è gratis.',
  },
}
