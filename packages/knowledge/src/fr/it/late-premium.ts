/** The Italian words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_IT: Words = {
  'fr.insurance.unpaid-right': {
    says: 'La copertura può fermarsi solo 30 giorni dopo una richiesta formale (mise en demeure). Dieci giorni dopo l’assicuratore può chiudere il contratto. Se paga prima, tutto continua.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Paghi il premio o chieda per iscritto piccole rate prima della fine dei 30 giorni. Se lo contesta, scriva al servizio reclami, poi al mediatore gratuito.',
  },
  'fr.insurance.ended-right': {
    says: 'Dopo un sinistro l’assicuratore può chiudere solo se il contratto lo dice, un mese dopo l’avviso. Deve rendere il premio per il tempo che resta.',
  },
  'fr.insurance.ended-car': {
    says: 'Per la responsabilità auto solo dopo alcol, droghe o una violazione costata la patente un mese o più. Un’auto deve essere assicurata.',
  },
  'fr.insurance.false-answer': {
    says: 'L’assicuratore deve provare che ha mentito apposta a una domanda chiara. Altrimenti può solo ridurre in proporzione (L. 113-9). Ciò che non chiese non conta.',
  },
  'fr.insurance.ended-step': {
    says: 'Cerchi subito un altro assicuratore. Per un’auto è obbligatorio: se La rifiutano, il Bureau central de tarification può imporne uno.',
  },
  'fr.insurance.unpaid-want': {
    says: 'L’assicuratore dice che un premio non è pagato. È la richiesta formale (mise en demeure) prima che la copertura si fermi.',
  },
  'fr.insurance.unpaid-reality': {
    says: 'È ancora coperto per 30 giorni dall’invio della lettera. Se paga prima, nulla si ferma.',
  },
  'fr.insurance.unpaid-over': {
    says: 'I 30 giorni sembrano passati: la copertura può essere ferma. Se il contratto non è stato chiuso, riparte a mezzogiorno del giorno dopo che ha pagato tutto.',
  },
  'fr.insurance.unpaid-rights': {
    says: 'Può chiedere come è calcolata la somma, chiedere piccole rate e andare gratis dal mediatore delle assicurazioni.',
  },
  'fr.insurance.unpaid-option': {
    says: 'Paghi ciò che è dovuto e conservi la prova. Se accettano piccole rate, lo chieda per iscritto.',
    title: 'Pagare e tenere la copertura',
    cost: 'Il premio.',
    time: 'Prima che finiscano i 30 giorni.',
    risk: 'Senza copertura paga Lei i danni. Guidare è allora un reato.',
    bestFor: 'Il premio è dovuto.',
  },
}
