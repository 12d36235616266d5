/** Questions about children, divorce, shared accounts and inheritance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'es.ask.inherit-debts': {
    says: 'Quien acepta paga las deudas también con su dinero. Puede renunciar, o aceptar solo con lo que haya (a beneficio de inventario). Vaya al notario y antes no toque nada.',
    dependsOn: 'si acepta y cómo',
  },
  'es.ask.divorce': {
    says: 'Puede divorciarse tres meses después de la boda, sin dar motivo. Si están de acuerdo y no hay hijos menores, basta un notario. Si no, vaya al juzgado.',
  },
  'es.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
}
