/** The Spanish words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_ES: Words = {
  'es.no-credit.want': {
    says: 'Una entidad rechaza su solicitud. Por eso no debe nada.',
  },
  'es.no-credit.right-told': {
    says: 'Si el motivo fue un fichero de morosos, la entidad debe decírselo.',
  },
  'es.no-credit.right-see': {
    says: 'Pida sus datos al fichero de morosos. Es gratis y debe responder en un mes.',
  },
  'es.no-credit.right-wrong': {
    says: '¿Errónea, pagada, de menos de 50 € o de más de cinco años? Pida que la borren. Por el daño puede pedir dinero.',
  },
  'es.no-credit.right-human': {
    says: 'Si lo decidió solo un ordenador, puede pedir que lo mire una persona, dar su versión e impugnarlo.',
  },
  'es.no-credit.step-ask': {
    says: 'Escriba a la entidad y pregunte qué fichero usó. Luego escriba al fichero. Si calla un mes, reclame gratis ante la AEPD.',
  },
}
