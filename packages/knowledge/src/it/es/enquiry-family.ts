/** Questions about children, divorce, shared accounts and inheritance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_WORDS: Words = {
  'it.ask.child-support': {
    says: 'Envíe un requerimiento formal. Tras 30 días sin pago, la empresa del otro puede tener que pagarle a usted directamente. Se puede embargar el sueldo, y no pagar puede ser delito.',
  },
  'it.ask.inherit-debts': {
    says: 'Quien acepta paga las deudas también con su propio dinero. Puede rechazar, o aceptar solo con lo que hay (beneficio d’inventario). Si tiene los bienes, actúe en tres meses.',
    dependsOn: 'si acepta, y cómo',
  },
  'it.ask.divorce': {
    says: 'Primero sepárese. El divorcio puede seguir tras seis meses si hubo acuerdo, o un año si tuvo que decidir un juez. De acuerdo, se hace con abogados o en el ayuntamiento.',
  },
  'it.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
  'it.ask.see-children': {
    says: 'Anote cada día negado, con mensajes. Pida al juzgado que fijó las visitas que las ejecute: puede multar, compensar días y cambiar la custodia. Siga pagando la pensión. Con ingresos bajos el abogado es gratis.',
  },
  'it.ask.unpaid-so-no-visits': {
    says: 'No. El dinero y las visitas van por separado: no puede alejar a los hijos porque el otro progenitor no pague. Un juez puede amonestarle o multarle. ¿Hay peligro? Llame al 112 o al 1522. Para el dinero envíe un requerimiento certificado. Tras 30 días sin pago, la empresa puede tener que pagarle directamente, sin juez. Se puede embargar el sueldo, y no pagar puede ser delito. Con pocos ingresos el abogado es gratis.',
  },
}
