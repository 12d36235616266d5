/** The Spanish words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_ES: Words = {
  'it.no-credit.want': {
    says: 'Una entidad rechaza su solicitud. Por eso no debe nada.',
  },
  'it.no-credit.right-told': {
    says: 'Si el motivo fue un fichero (CRIF, CTC, Experian), la entidad debe decírselo enseguida y gratis, con el nombre del fichero.',
  },
  'it.no-credit.right-see': {
    says: 'Pida sus datos al fichero de morosos. Es gratis y debe responder en un mes.',
  },
  'it.no-credit.right-wrong': {
    says: 'De un retraso deben avisarle antes de anotarlo. Si no lo hicieron, o es erróneo o viejo, pida que lo borren.',
  },
  'it.no-credit.right-human': {
    says: 'Si lo decidió solo un ordenador, puede pedir que lo mire una persona, dar su versión e impugnarlo.',
  },
  'it.no-credit.step-ask': {
    says: 'Pregunte a la entidad qué fichero usó y por qué. Escriba a ese fichero. Si la respuesta es mala, vaya al ABF por 20 € o avise gratis al Garante.',
  },
}
