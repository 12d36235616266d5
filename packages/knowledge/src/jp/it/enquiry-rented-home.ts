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
    says: 'Nessuno può cambiare la serratura o portare via le cose senza giudice, qualunque cosa dica il contratto. Solo un ufficiale (執行官) con sentenza può farLa uscire. Se ci provano, chiami la polizia e tenga le prove; può chiedere i danni. Circa tre mesi non pagati possono portare in causa. Offra rate per iscritto e chieda al comune (自立相談支援機関) l’aiuto per l’affitto (住居確保給付金).',
  },
  'jp.ask.repairs': {
    says: 'Lo dica per iscritto al padrone di casa o al gestore, con foto. Devono riparare. Se una parte non si può usare, l’affitto scende di quella parte. Se non agiscono in un tempo giusto, può far riparare e chiedere la spesa.',
  },
  'jp.ask.landlord-enters': {
    says: 'Non senza il Suo sì, salvo una vera emergenza come un incendio o un tubo rotto. Per riparazioni necessarie deve farli entrare, in un’ora che concorda. Scriva al gestore che non permette ingressi senza avviso. Se continua, chiami la polizia.',
  },
  'jp.ask.water-leak': {
    says: 'Faccia foto e avvisi subito l’amministrazione, per trovare la causa. Se chi sta sopra è stato incauto, deve il danno, spesso con la sua assicurazione. Se si è rotto un vecchio tubo, risponde il proprietario o lo stabile. Tenga le cose bagnate e le fatture. Anche la Sua assicurazione incendio può pagare.',
  },
}
