/** Questions about a change of mind, subscriptions and payments that go on: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_IT: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'Per quasi tutti gli acquisti online, per telefono o alla porta può annullare entro 14 giorni dall’arrivo. Non serve un motivo. Sono esclusi prodotti su misura, prodotti di salute sigillati e pochi altri.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La legge non dà un rimborso se cambia idea su una cosa comprata in negozio. Guardi le regole del negozio sui resi. Deve mantenere ciò che promette.',
  },
  'gb.ask-consumer.subscription': {
    says: 'Se si è iscritto online negli ultimi 14 giorni, di solito può annullare. Dopo vale il preavviso del contratto, ma le clausole devono essere giuste. Nuove regole sugli abbonamenti sono previste ma non ancora in vigore.',
    dependsOn: 'la clausola del contratto, e se è nei primi 14 giorni',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Può dire alla banca di fermarlo. La banca deve fermare i pagamenti quando Lei ritira il consenso. Può ancora dovere soldi per un contratto, quindi lo dica anche alla ditta.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Sì, di solito. Un servizio comprato online o per telefono si può annullare entro 14 giorni dall’iscrizione, senza motivo. Lo scriva oggi. Se ha chiesto di iniziare subito, paga solo i giorni che ha avuto.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Per quasi tutti i contratti fatti a casa Sua può annullare entro 14 giorni, e più a lungo se non gliel’hanno detto. Sono escluse le cose su misura. Scriva oggi.',
    dependsOn: 'se i prodotti sono fatti sulle Sue misure',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Non paghi subito il resto. Una clausola che fa pagare a lungo senza palestra, o dopo la perdita di lavoro o salute, può essere ingiusta. Una clausola ingiusta non la lega. Se due clausole si contraddicono, vale la migliore per lei. Scriva che contesta, con prove, e offra al massimo una somma giusta. Un recuperatore non è un ufficiale giudiziario: prima dovrebbe vincere in tribunale.',
    dependsOn: 'che cosa dice il contratto, e se le sue clausole sono giuste',
  },
}
