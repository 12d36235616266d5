/** The Spanish words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_ES: Words = {
  'it.ask.identity-loan': {
    says: 'Denuncie en la policía y envíe la denuncia a la entidad. No aceptó nada, así que no debe nada. Pida a la entidad y a CRIF que lo borren.',
  },
  'it.ask.account-closed': {
    says: 'El banco debe escribir con dos meses, salvo causa grave. Debe entregarle su dinero. Tiene derecho a una cuenta básica (conto di base). Reclame y luego vaya al ABF por 20 €.',
    dependsOn: 'por qué el banco la cierra y qué dice el contrato',
  },
  'it.ask.sold-debt': {
    says: 'Pida al nuevo dueño el contrato y la prueba de la compra. Frente a él conserva todas sus defensas: pagada, prescrita, mal calculada. No pague sin ver pruebas.',
  },
  'it.ask.credit-refused': {
    says: 'Si fue por un fichero como CRIF, la entidad debe decírselo enseguida y gratis. Pida gratis sus datos a CRIF y que corrija o borre lo erróneo o viejo.',
  },
  'it.ask.wrong-transfer': {
    says: 'Llame ya a su banco: si aún no está hecha, quizá se pare. Un IBAN erróneo no es culpa del banco, pero debe ayudar y decirle quién lo recibió. Esa persona debe devolverlo; si no, puede demandar.',
  },
  'it.ask.mortgage-arrears': {
    says: 'Escriba ya al banco: debe buscar una salida con usted antes de vender la casa. Pida el fondo Gasparrini, que pausa la hipoteca de la primera vivienda hasta 18 meses. Solo puede resolverla tras siete cuotas tarde o una impagada 180 días.',
  },
}
