/** Questions about the end of a lease: notice, exit check and deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Amueblada: un mes. Vacía: tres meses, o uno en zona tensa (zone tendue), tras perder el trabajo, un primer empleo, por salud o con RSA.',
    dependsOn: 'dónde está y por qué se va',
  },
  'fr.ask-home.deposit': {
    says: 'Debe volver en un mes si la revisión de salida coincide con la de entrada, en dos si no. Tarde: 10 % del alquiler más por cada mes empezado.',
    dependsOn: 'la revisión de salida',
  },
  'fr.ask-home.exit-check': {
    says: 'Compare la revisión de salida con la de entrada. Usted paga daños, no el desgaste por la edad. Pida presupuestos o facturas, luego vaya a la comisión de conciliación gratuita (CDC).',
  },
}
