/** The Spanish words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_ES: Words = {
  'es.ask.identity-loan': {
    says: 'Denuncie en la policía y envíe la denuncia a la empresa. No aceptó nada, así que no debe nada. Pida a la empresa y a los ficheros de morosos que borren sus datos.',
  },
  'es.ask.mortgage-costs': {
    says: 'Reclame primero por escrito al banco. Si la cláusula es abusiva, los jueces devuelven registro, gestoría, tasación y la mitad de la notaría. También lo pagado de más por la cláusula suelo.',
  },
  'es.ask.bank-fees': {
    says: 'El banco solo puede cobrar por un servicio que usted pidió y recibió. Reclame el dinero por escrito y luego gratis al Banco de España. La cuenta de pago básica cuesta poco.',
  },
  'es.ask.credit-refused': {
    says: 'Una entidad puede decir que no, pero debe decirle si fue por un fichero de morosos. Pida gratis sus datos al fichero y que corrija o borre lo erróneo.',
  },
  'es.ask.wrong-transfer': {
    says: 'Llame ya a su banco: si aún no está hecha, quizá se pare. Un IBAN erróneo no es culpa del banco, pero debe ayudar y decirle quién lo recibió. Esa persona debe devolverlo; si no, puede demandar.',
  },
}
