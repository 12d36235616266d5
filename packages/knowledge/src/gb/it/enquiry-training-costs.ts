/** Questions about the cost of a course that an employer wants back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_IT: Words = {
  'gb.ask-work.training-costs': {
    says: 'Serve una clausola del contratto, o il Suo sì scritto di prima del corso. Un piano mai firmato è debole, anche se dicono che ha continuato a lavorare. Un corso imposto non può portare la paga sotto il salario minimo. La somma non può essere una penale. Si opponga per iscritto prima della paga e chieda la clausola. Se trattengono, chiami subito Acas: 0300 123 1100.',
    dependsOn: 'ciò che ha accettato prima del corso',
  },
  'gb.ask-work.training-costs-ni': {
    says: 'Serve una clausola del contratto, o il Suo sì scritto di prima del corso. Un corso imposto non può portare la paga sotto il salario minimo. Si opponga per iscritto prima della paga e chieda la clausola. Se trattengono, chiami subito la Labour Relations Agency: 03300 555 300. Di solito ha tre mesi per agire.',
    dependsOn: 'ciò che ha accettato prima del corso',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: 'Una trattenuta richiede una clausola del contratto, o il Suo sì scritto di prima del corso. Altrimenti di solito è vietata. Possono dire che ha continuato a lavorare con le nuove regole: scriva ora che non ha mai accettato e chieda la clausola. Un corso imposto non può portare la paga sotto il salario minimo. Se trattengono lo stesso, chiami subito Acas: 0300 123 1100. Il termine è breve.',
  },
}
