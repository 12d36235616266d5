/** The Italian words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_IT: Words = {
  'es.protection.want': {
    says: 'Un giudice ordina subito a una persona di stare lontano da un’altra (orden de protección), durante le indagini.',
  },
  'es.protection.right-obey': {
    says: 'Chi è obbligato deve rispettarla alla lettera, anche se l’altro chiama o accetta: violarla è reato, di solito da sei mesi a un anno di carcere.',
  },
  'es.protection.right-civil': {
    says: 'Può anche regolare casa, figli e soldi per 30 giorni. In quel tempo va avviata la causa di famiglia, o quella parte finisce.',
  },
  'es.protection.right-appeal': {
    says: 'Un avvocato può chiedere al giudice di cambiarla entro tre giorni (reforma) o appellare entro cinque (apelación). La vittima ha subito assistenza gratuita.',
  },
  'es.protection.step': {
    says: 'Tenga il foglio con sé e annoti le distanze. Chiami oggi lo 016 (vittime, gratis, giorno e notte) o un avvocato d’ufficio (turno de oficio).',
  },
}
