/** The Dutch words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_NL: Words = {
  'es.protection.want': {
    says: 'Een rechter beveelt iemand meteen uit de buurt van een ander te blijven (orden de protección), tijdens het onderzoek.',
  },
  'es.protection.right-obey': {
    says: 'Wie eraan gebonden is moet zich er precies aan houden, ook als de ander belt of instemt: overtreding is strafbaar, meestal zes maanden tot een jaar cel.',
  },
  'es.protection.right-civil': {
    says: 'Ze kan ook woning, kinderen en geld regelen voor 30 dagen. Binnen die tijd moet een familiezaak starten, anders eindigt dat deel.',
  },
  'es.protection.right-appeal': {
    says: 'Een advocaat kan binnen drie dagen om wijziging vragen (reforma) of binnen vijf in beroep (apelación). Het slachtoffer krijgt meteen gratis hulp.',
  },
  'es.protection.step': {
    says: 'Houd het papier bij u en noteer de afstanden. Bel vandaag 016 (slachtoffers, gratis, dag en nacht) of een advocaat van dienst (turno de oficio).',
  },
}
