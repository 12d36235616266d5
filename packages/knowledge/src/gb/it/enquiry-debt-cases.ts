/** Domande sui debiti, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CASES_IT: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Sì, di solito è troppo vecchio per il tribunale: più di sei anni senza pagamenti, ammissioni firmate o sentenze. Esiste ancora, quindi non lo paghi e non lo ammetta. Non ignori mai un modulo del tribunale.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Se è così, in Scozia quasi tutti i debiti sono finiti e non deve nulla. Non paghi e non ammetta nulla prima di avere un consiglio.',
    dependsOn: 'se sono passati cinque anni interi senza pagamenti, ammissioni scritte o cause',
  },
  'gb.ask-debt.clock-again': {
    says: 'No, una telefonata o una risposta che non ammette il debito non fa ripartire il tempo. Lo fa un pagamento o un’ammissione firmata, e solo prima della fine dei sei anni. Se sono finiti, scriva che il debito è troppo vecchio per il tribunale. Non ignori un modulo del tribunale.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Dopo sei anni senza pagamenti, ammissioni firmate o sentenze è troppo vecchio per il tribunale. Una telefonata o risposta che non ammette nulla non fa ripartire il tempo. Scriva che è troppo vecchio, non paghi, e non ignori mai un modulo del tribunale.',
  },
  'gb.ask-debt.bankrupt-home': {
    says: 'Nel fallimento (bankruptcy) la Sua parte passa a chi lo gestisce, che può venderla. Se dopo il mutuo resta poco, forse non lo fa. Parli prima con un consulente gratuito sui debiti.',
    dependsOn: 'quanto vale la Sua parte della casa dopo il mutuo',
  },
  'gb.ask-debt.ccj-unpaid': {
    says: 'Possono chiedere al tribunale ufficiali giudiziari (bailiffs), soldi da stipendio o conto, o un’ipoteca sulla casa (charge). Se non può pagare come ordinato, chieda al tribunale rate più piccole con il modulo N245.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Lo deve ancora, se è Suo, la somma è giusta e non è troppo vecchio. Il nuovo proprietario non ha poteri in più. Chieda di provare che il debito è suo, prima di pagarlo o ammetterlo.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Risponda entro 14 giorni dalla notifica, che è 5 giorni dopo la data di emissione per il centro nazionale. Se lo deve, mandi l’ammissione (admission form) con un bilancio e una piccola offerta. Se no, mandi la conferma (acknowledgment) e ha 28 giorni per difendersi.',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Scriva oggi all’ufficio della tassa comunale (council tax) il giorno in cui è andato via. Mandi prove come il verbale di uscita e il nuovo contratto. Chieda una nuova richiesta e una pausa. Finché non accettano per iscritto le date corrono, quindi chiami anche.',
  },
  'gb.ask-debt.dead-family-pays': {
    says: 'No, se il familiare non ha firmato anche lui. Si paga con ciò che la persona ha lasciato. Scriva della morte alla società, chieda di fermare le chiamate, e faccia reclamo se continua.',
  },
  'gb.ask-debt.relief-order': {
    says: 'Può andare bene se deve £50,000 o meno, Le restano £75 o meno al mese, e ha pochi beni. È permessa un’auto sotto £4,000. Non costa nulla.',
    dependsOn: 'quanto deve, che cosa possiede e quanto Le resta ogni mese',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Può andare bene se deve £50,000 o meno e Le restano £75 o meno al mese. Un’auto Motability è a noleggio, quindi non può perderla. Un’auto Sua può valere fino a £4,000. Non costa nulla.',
    dependsOn: 'quanto deve, possiede e Le resta ogni mese',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Non firmi con la pubblicità. Non è un programma speciale dello Stato. Molto probabilmente è un IVA, che ha spese e può fallire. Chieda a un’associazione gratuita un piano, un «debt relief order» o la sospensione «breathing space».',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'No, non per quella sola somma. A un creditore servono £5,000 o più per chiedere il Suo fallimento (bankruptcy). Ma non ignori una «statutory demand» o un modulo del tribunale.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Forse non è troppo tardi. Chiami oggi il tribunale con il numero di causa. Se non c’è una sentenza, mandi ora modulo o difesa. Se c’è, chieda in fretta di annullarla (set aside) con il modulo N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'No, non la ignori. Senza risposta in tempo possono avere una sentenza contro di Lei senza udienza. Può poi danneggiare il Suo credito e portare ufficiali giudiziari (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'No, non la ignori. È l’ultimo passo prima del tribunale. Risponda entro 30 giorni dalla sua data, e chieda i documenti che Le servono.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'No, non da soli. Dovrebbero prima vincere in tribunale. Gli ufficiali giudiziari possono venire solo se poi Lei non paga la sentenza. Una lettera da sola non dà a nessun ufficiale giudiziario (bailiff) il diritto di venire.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Chieda al tribunale di annullarla (set aside) con il modulo N244. Non c’è un ultimo giorno fisso, ma faccia in fretta quando lo sa. C’è una tassa del tribunale, e può chiedere un aiuto con il modulo EX160.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'La sospensione «breathing space» non c’è in Irlanda del Nord. Chiami gratis Advice NI allo 0800 915 4604. Un consulente può chiedere tempo ai creditori e preparare un piano.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Qualcuno ha una sentenza contro di Lei. Se ha un avviso (notice of intention to enforce), lo contatti entro 10 giorni con un’offerta. Dopo l’ufficio può agire, e si aggiungono le sue tariffe.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Sì, ma solo dopo un «liability order», e solo una piccola parte fissa di alcuni aiuti. Non si aggiungono tariffe. Se Le resta troppo poco, chieda al comune (council) un piano più basso e un aiuto per difficoltà.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Per quelle date ciascuno deve tutto. Per le date dopo la Sua uscita no. Dica la data al comune (council) e mandi le prove.',
    dependsOn: 'se in quel tempo vivevate lì come coppia, o il Suo nome era sulla richiesta',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Scriva oggi al creditore che non l’ha preso Lei. Chieda di indagare e di fermare il recupero. Lo segnali a Report Fraud, e controlli i Suoi rapporti di credito gratuiti.',
  },
}
