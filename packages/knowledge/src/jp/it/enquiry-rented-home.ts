/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'jp.ask.step-home': {
    says: 'Non firmi nulla e chieda prima a Houterasu (法テラス).',
  },
  'jp.ask.right-home': {
    says: 'Al padrone di casa serve un buon motivo per chiudere un contratto normale.',
  },
  'jp.ask.evict': {
    says: 'Non senza un tribunale. Solo un ufficiale (執行官) con un ordine del tribunale può metterla fuori.',
  },
  'jp.ask.rent-rise': {
    says: 'Non deve accettare subito. Paghi una somma che Le sembra giusta finché decide un tribunale. Dopo può dovere la differenza con il 10 % di interessi.',
    dependsOn: 'che cosa è giusto per case simili',
  },
  'jp.ask.repairs': {
    says: 'Lo dica per iscritto al padrone di casa o al gestore, con foto. Devono riparare. Se una parte non si può usare, l’affitto scende di quella parte. Se non agiscono in un tempo giusto, può far riparare e chiedere la spesa.',
  },
  'jp.ask.landlord-enters': {
    says: 'Non senza il Suo sì, salvo una vera emergenza come un incendio o un tubo rotto. Per riparazioni necessarie deve farli entrare, in un’ora che concorda. Scriva al gestore che non permette ingressi senza avviso. Se continua, chiami la polizia.',
  },
  'jp.ask.renewal-fee': {
    says: 'La deve solo se il contratto la indica chiaramente. La Corte suprema la accetta se la somma non è troppo alta per affitto e durata. Se il contratto tace, o continua per legge e la clausola non lo copre, non deve pagare. Non possono cacciarla solo per una domanda.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Dopo perdita di lavoro o di reddito il comune può pagare l’affitto (住居確保給付金) al locatore, di solito tre mesi, fino a nove. Chieda allo sportello (自立相談支援機関). Avvisi presto il locatore e offra rate. Un mese di ritardo raramente basta, e nessuno può cacciarla senza tribunale.',
  },
  'jp.ask.water-leak': {
    says: 'Faccia foto e avvisi subito l’amministrazione, per trovare la causa. Se chi sta sopra è stato incauto, deve il danno, spesso con la sua assicurazione. Se si è rotto un vecchio tubo, risponde il proprietario o lo stabile. Tenga le cose bagnate e le fatture. Anche la Sua assicurazione incendio può pagare.',
  },
}
