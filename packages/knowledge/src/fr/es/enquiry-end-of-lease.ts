/** Questions about the end of a lease: notice, exit check and deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Amueblado: un mes. Vacío: tres meses, o uno en zona tensionada (zone tendue), tras perder el empleo, por primer empleo, salud o RSA. Diga el motivo en la carta certificada y adjunte la prueba. Si no, cuentan tres meses.',
    dependsOn: 'dónde está y por qué se va',
  },
  'fr.ask-home.deposit': {
    says: 'Debe volver en un mes desde la entrega de llaves si el acta de salida coincide con la de entrada, en dos si no. Con retraso: 10 % del alquiler más por cada mes empezado. En un edificio compartido hasta el 20 % puede esperar la cuenta anual. Pida por carta certificada. Luego la comisión de conciliación (CDC), gratis, y el juez, sin abogado.',
  },
  'fr.ask-home.exit-check': {
    says: 'Compare la revisión de salida con la de entrada. Usted paga daños, no el desgaste por la edad. Pida presupuestos o facturas, luego vaya a la comisión de conciliación gratuita (CDC).',
  },
}
