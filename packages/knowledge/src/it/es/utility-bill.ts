/** The Spanish words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'it.bill.want': {
    says: 'Un proveedor le pide que pague una factura y puede avisar de un corte (costituzione in mora).',
  },
  'it.bill.who': {
    says: 'Es un proveedor privado, no un juzgado. Puede parar el suministro solo con los pasos de la autoridad (ARERA o AGCOM).',
  },
  'it.bill.rights': {
    says: 'Puede pedir el detalle, discutirla, pedir plazos y rechazar cantidades de más de dos años.',
  },
  'it.bill.reality': {
    says: 'La luz y el gas no se cortan enseguida. Antes debe llegar una carta certificada (raccomandata) o e-mail certificado (PEC), con un último día.',
  },
  'it.bill.no-cut': {
    says: 'Pueden pedir cortar la luz solo 25 días después de que le llegue esa carta, y el gas solo después de 40.',
  },
  'it.bill.fifteen': {
    says: 'En la luz, antes deben bajar la potencia al 15 % durante 15 días, si el contador lo permite.',
  },
  'it.bill.bonus': {
    says: 'En 2026, las familias con un ISEE hasta 9.796 € tienen un descuento automático en luz, gas, agua y basura. Con cuatro hijos son 20.000 €.',
  },
  'it.bill.right-two-years': {
    says: 'Las cantidades por luz, gas y agua de hace más de dos años han prescrito. Diga por escrito al proveedor que las rechaza.',
  },
  'it.bill.right-notice': {
    says: 'Tiene derecho a una carta certificada (raccomandata) o e-mail certificado (PEC). Dice el último día para pagar y cómo mostrar que pagó.',
  },
  'it.bill.right-compensation': {
    says: 'Si cortaron sin los pasos correctos, le deben dinero y no puede haber gasto por el corte.',
  },
  'it.bill.right-instalments': {
    says: 'En facturas altas o atrasadas a menudo puede pedir plazos. Pídalo antes del vencimiento o en los diez días siguientes.',
  },
  'it.bill.right-telecom': {
    says: 'En teléfono e internet puede parar un corte: presente el caso en ConciliaWeb y pida una medida urgente. Es gratis.',
  },
  'it.bill.right-leave-telecom': {
    says: 'Puede dejar un contrato de teléfono con 30 días de preaviso. Solo pueden pedir costes reales.',
  },
  'it.bill.right-detail': {
    says: 'Tiene derecho a una factura clara y a la lectura del contador en que se basa.',
  },
  'it.bill.step-check': {
    says: 'Mire el periodo, la lectura y lo que pagó. Busque consumo de más de dos años.',
  },
  'it.bill.step-write': {
    says: 'Si está mal, envíe una reclamación escrita al proveedor. Guarde prueba. Debe contestar.',
  },
  'it.bill.step-pay-agreed': {
    says: 'Pague la parte que acepta, y pida plazos para el resto.',
  },
  'it.bill.step-social': {
    says: 'Haga su ISEE (DSU) para el bono social. Pida al municipio ayuda con la factura.',
  },
  'it.bill.step-conciliate': {
    says: 'Si la respuesta es mala o tarda, pida conciliación gratis en ARERA, o AGCOM para teléfono. Va antes de cualquier juzgado.',
  },
  'it.bill.step-plan': {
    says: 'Si la factura es correcta, acuerde un plan que pueda cumplir.',
  },
  'it.bill.option-dispute': {
    title: 'Discutir la factura',
    says: 'Escriba qué está mal y pida una factura nueva.',
    cost: 'Un e-mail certificado (PEC) o carta certificada.',
    time: 'Más o menos un mes para una respuesta.',
    risk: 'Pague la parte que acepta, para evitar un corte.',
    bestFor: 'La lectura, el precio o el periodo está mal.',
  },
  'it.bill.option-plan': {
    title: 'Pagar en partes',
    says: 'Pida plazos por escrito.',
    cost: 'A veces intereses.',
    time: 'Algunos días.',
    risk: 'Una cuota sin pagar puede acabar el plan.',
    bestFor: 'La factura es correcta pero demasiado alta ahora.',
  },
  'it.bill.option-help': {
    title: 'Preguntar a la oficina del consumidor',
    says: 'La oficina de ARERA (Sportello) explica sus derechos, gratis.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'it.bill.insight-back-bill': {
    says: 'Una factura grande de ajuste (conguaglio) tiene a menudo cantidades demasiado antiguas.',
    actionable: 'Envíe el formulario para rechazar cantidades de más de dos años.',
  },
  'it.bill.warning-fake': {
    says: 'Las facturas falsas parecen reales. Use el teléfono de una factura antigua, no un enlace.',
  },
  'it.bill.element-last-day': {
    name: 'El último día',
    says: 'El aviso formal debe decir el último día para pagar y cuándo pueden pedir el corte.',
    ifMissing: 'Escriba que sin eso no pueden cortar, y pida la compensación.',
  },
}
