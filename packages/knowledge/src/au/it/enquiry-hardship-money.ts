/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_IT: Words = {
  'au.ask.payment-suspended': {
    says: 'Chiami oggi il Suo provider. Dica perché è mancato e vada a un nuovo appuntamento o lo fissi. Allora il pagamento riparte e quanto trattenuto di solito viene versato. Malattia o cura di un figlio possono essere un buon motivo: chieda di togliere il punto (demerit). Se rifiutano o tagliano, chieda a Services Australia un riesame. È gratis.',
  },
  'au.ask.super-early': {
    says: 'Servono 26 settimane di fila con un aiuto di Centrelink e spese di vita che non può pagare. Allora il fondo può versare fino a $10,000 una volta in 12 mesi. Chieda la lettera a Centrelink e faccia domanda al fondo, gratis. L’ATO può anche permettere denaro per evitare la vendita della casa o per cure. È tassato. Prima chieda aiuto: 1800 007 007.',
    dependsOn: 'da quanto tempo riceve un aiuto da Centrelink',
  },
  'au.ask.centrelink-partner': {
    says: 'Condividere una casa non basta. Centrelink deve guardare insieme denaro, casa, vita sociale, intimità e impegno. Chieda un riesame (review) entro 13 settimane per salvare gli arretrati, e di fermare il debito. Mandi prove: conti e bollette propri, stanze proprie, affitto pagato, lettere di conoscenti. Poi l’Administrative Review Tribunal è gratis.',
  },
}
