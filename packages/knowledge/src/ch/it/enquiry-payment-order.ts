/** Questions about payment orders, the debt register and loss certificates: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_WORDS: Words = {
  'ch.ask.order': {
    says: 'Contesta il debito? Faccia opposizione entro dieci giorni dalla consegna: scriva «opposizione» e firmi, o lo dica all’ufficio o al postino. È gratis e senza motivo. Poi deve decidere prima un giudice; una cassa malati può decidere da sola, e Lei ha 30 giorni contro. Senza opposizione segue il pignoramento. Dopo tre mesi può chiedere all’ufficio di non mostrare più la voce. Se il debito è giusto, paghi entro venti giorni.',
  },
  'ch.ask.own-claim': {
    says: 'Scriva e fissi un ultimo termine. Poi chieda l’esecuzione all’ufficio del domicilio del debitore; anticipa la tassa. Se fa opposizione, vada senza avvocato all’autorità di conciliazione. Può decidere fino a 2000 franchi e proporre una decisione fino a 10 000.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'quanto è vecchio',
    says: 'Si prescrive dopo 20 anni e non corrono interessi. Fino ad allora il creditore può tornare se guadagna di più. Può offrire una somma minore per chiudere: molti accettano. Si faccia ridare l’attestato e lo faccia cancellare dal registro.',
  },
}
