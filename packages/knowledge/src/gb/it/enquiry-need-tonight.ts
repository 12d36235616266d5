/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'gb.need.food': {
    says: 'Chieda oggi al Suo comune (council) un Crisis Payment dal Crisis and Resilience Fund. È denaro per cibo o riscaldamento; non serve un sussidio. Per un buono del banco alimentare oggi: 0808 208 2138, gratis, nei giorni feriali dalle 9 alle 17. Anche scuola, medico o assistente sanitaria possono darlo. Se aspetta Universal Credit, chieda un anticipo (advance).',
  },
  'gb.need.food-scotland': {
    says: 'Chieda oggi al Suo comune (council) un Crisis Grant dallo Scottish Welfare Fund. Può pagare cibo e riscaldamento in un’emergenza, e non si restituisce. Deve avere 16 anni e un reddito basso, con o senza sussidio. Se dice di no, chieda un riesame (review). Citizens Advice Scotland dice dov’è il banco alimentare più vicino: 0800 028 1456.',
  },
  'gb.need.food-wales': {
    says: 'Chieda oggi su gov.wales un Emergency Assistance Payment dal Discretionary Assistance Fund. Può pagare cibo, gas, luce e vestiti in un’emergenza, e non si restituisce. Non serve un sussidio. Per un buono del banco alimentare oggi: 0808 208 2138, gratis, nei giorni feriali dalle 9 alle 17.',
  },
  'gb.need.food-northern-ireland': {
    says: 'Chieda oggi al servizio Finance Support (veda nidirect.gov.uk) un Discretionary Support. In una crisi dà un prestito senza interessi o un aiuto per cibo e spese, anche se lavora. Se dice di no, chieda un riesame (review). Advice NI aiuta gratis e dice dov’è il banco alimentare più vicino: 0800 915 4604.',
  },
  'gb.need.power': {
    says: 'Chiami ora il fornitore. Dica che c’è un neonato, un anziano o un malato, offra un piano e chieda la luce oggi. Prima di staccare deve offrirle un piano che può pagare. Chieda al comune (council) denaro di crisi per il riscaldamento. Se rifiuta, chiami Citizens Advice: 0808 223 1133 (Scozia 0800 028 1456). Se anche la via è buia, è un guasto: chiami il 105.',
  },
  'gb.need.meter': {
    says: 'Chiami ora il fornitore. Dica che il contatore è vuoto e chi è in casa. Deve offrire un credito d’emergenza, credito di notte e nel fine settimana, e altro (extra credit) a chi è nel bisogno, come con un neonato. Si restituisce poco a poco. Chieda a lui, o al comune (council), un buono energia o denaro di crisi. Se rifiuta, chiami Citizens Advice: 0808 223 1133 (Scozia 0800 028 1456).',
  },
  'gb.need.loan-shark': {
    says: 'In pericolo chiami il 999. Lei non ha commesso reati: lui sì, prestando senza permesso. Non può chiedere il prestito in tribunale. Giorno e notte, in modo riservato: Inghilterra 0300 555 2222, Scozia 0800 074 0878, Galles 0300 123 3311; in Irlanda del Nord polizia 101. La aiutano e lo fermano. Conservi i messaggi. Faccia bloccare la carta dalla banca.',
  },
  'gb.need.bed': {
    says: 'Chiami ora il Suo comune (council) e dica che non ha dove dormire stanotte; fuori orario ha un numero d’emergenza. Con bambini, in gravidanza, malato o in fuga dalla violenza, deve darle un posto stanotte mentre esamina il Suo caso. Per la legge un’auto non è una casa. Se dice di no, chiami Shelter, gratis: 0808 800 4444.',
  },
  'gb.need.bed-scotland': {
    says: 'Chiami ora il Suo comune (council) e dica che non ha dove dormire stanotte; fuori orario ha un numero d’emergenza. Se ha motivo di credere che Lei è senza casa, deve darle un posto stanotte ed esaminare il caso dopo. In Scozia vale con o senza bambini. Se dice di no, chiami Shelter Scotland, gratis: 0808 800 4444.',
  },
  'gb.need.bed-wales': {
    says: 'Chiami ora il Suo comune (council) e dica che non ha dove dormire stanotte; fuori orario ha un numero d’emergenza. In Galles deve darle un posto mentre esamina il caso, se può avere priorità. Così con bambini, in gravidanza, malato, in fuga dalla violenza o in strada. Se dice di no, chiami Shelter Cymru, gratis: 08000 495 495.',
  },
  'gb.need.bed-northern-ireland': {
    says: 'Chiami ora lo Housing Executive e dica che non ha dove dormire stanotte: 03448 920 900, sera e fine settimana 03448 920 908. Con bambini, in gravidanza, malato o in fuga dalla violenza, deve darle un posto mentre esamina il Suo caso. Se dice di no, Housing Rights consiglia gratis: 028 9024 5640.',
  },
}
