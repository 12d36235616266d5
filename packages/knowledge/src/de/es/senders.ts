/** The Spanish words of the rows in ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_ES: Words = {
  'de.sender.eos': {
    says: 'EOS es uno de los grupos de cobros más grandes. Es del Otto Group. También compra deudas.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.riverty': {
    says: 'Riverty es un grupo de pagos y cobros de Bertelsmann. También lleva el «compre ahora, pague después» de tiendas.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.paigo': {
    says: 'Paigo es una empresa de cobros del grupo Riverty.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.infoscore': {
    says: 'infoscore es una empresa de cobros. Sus cartas suelen tratar de billetes de transporte, tiendas y contratos de teléfono.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.pair': {
    says: 'PAIR Finance es una empresa de cobros de Berlín que escribe sobre todo por correo electrónico y mensaje.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.creditreform': {
    says: 'Creditreform es una red de empresas locales de cobros e informes de crédito de negocios.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.coeo': {
    says: 'coeo es una empresa de cobros. Escribe a menudo por correo electrónico y mensaje.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.real': {
    says: 'REAL Solution es una empresa de cobros de Hamburgo.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.lowell': {
    says: 'Lowell cobra para otros y compra deudas viejas. Pregunte de quién es la deuda.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.intrum': {
    says: 'Intrum cobra para otros y compra deudas viejas. Pregunte de quién es la deuda.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.hoist': {
    says: 'Hoist Finance compra deudas viejas de bancos. Pida prueba de que la suya le pertenece.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.tesch': {
    says: 'TESCH mediafinanz es una empresa de cobros, a menudo para tiendas en línea.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.universum': {
    says: 'Universum es una empresa de cobros de Fráncfort.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.alektum': {
    says: 'Alektum cobra y compra deudas de consumidores, a menudo de telefónicas y de pago aplazado.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.bid': {
    says: 'BID es una empresa de cobros de Baviera.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.diagonal': {
    says: 'Diagonal Inkasso es una empresa de cobros.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.atriga': {
    says: 'atriga es una empresa de cobros.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.culpa': {
    says: 'CULPA Inkasso es una empresa de cobros. A menudo reclama cantidades pequeñas.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      'La Oficina Federal de Justicia (Bundesamt für Justiz), que vigila a los cobradores.',
    nextStep: 'Compruebe la deuda. Después escriba, discútala o pida el contrato y cada gasto.',
  },
  'de.sender.ksp': {
    says: 'KSP es un despacho de abogados de Hamburgo que cobra deudas y envía advertencias por imágenes. No es un juzgado.',
    regulator: 'el colegio de abogados (Rechtsanwaltskammer)',
    complainTo: 'El colegio de abogados (Rechtsanwaltskammer) de su distrito.',
    nextStep: 'Compruebe la deuda. Después discútala, o pida el contrato y cada gasto.',
  },
  'de.sender.haas': {
    says: 'Un despacho de abogados que cobra deudas para muchas empresas. No es un juzgado.',
    regulator: 'el colegio de abogados (Rechtsanwaltskammer)',
    complainTo: 'El colegio de abogados (Rechtsanwaltskammer) de su distrito.',
    nextStep: 'Compruebe la deuda. Después discútala, o pida el contrato y cada gasto.',
  },
  'de.sender.frommer': {
    says: 'Frommer Legal, antes Waldorf Frommer, es un despacho de abogados de Múnich. Advierte a personas por películas y música compartidas en línea.',
    regulator: 'el colegio de abogados (Rechtsanwaltskammer)',
    complainTo: 'El colegio de abogados (Rechtsanwaltskammer) de su distrito.',
    nextStep: 'No firme su formulario. Pida consejo antes de su fecha.',
  },
  'de.sender.ippc': {
    says: 'Un despacho de abogados de Berlín que advierte a personas por películas y juegos compartidos en línea.',
    regulator: 'el colegio de abogados (Rechtsanwaltskammer)',
    complainTo: 'El colegio de abogados (Rechtsanwaltskammer) de su distrito.',
    nextStep: 'No firme su formulario. Pida consejo antes de su fecha.',
  },
  'de.sender.nimrod': {
    says: 'Un despacho de abogados de Berlín que advierte a personas por juegos compartidos en línea.',
    regulator: 'el colegio de abogados (Rechtsanwaltskammer)',
    complainTo: 'El colegio de abogados (Rechtsanwaltskammer) de su distrito.',
    nextStep: 'No firme su formulario. Pida consejo antes de su fecha.',
  },
  'de.sender.beitragsservice': {
    says: 'Cobra la tasa de radio y televisión públicas (Rundfunkbeitrag). No necesita un juzgado para ejecutarla.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.finanzamt': {
    says: 'La oficina de impuestos. Puede ejecutar impuestos sin juzgado. También puede darle más tiempo.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.hauptzollamt': {
    says: 'La oficina de aduanas. Ejecuta sin juzgado deudas con organismos federales, como cajas de salud y Jobcenter.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.jobcenter': {
    says: 'El Jobcenter paga la ayuda básica y puede pedir dinero de vuelta. Puede oponerse en un plazo de un mes.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.arbeitsagentur': {
    says: 'La oficina de empleo. Su servicio de deudas en Recklinghausen cobra lo que se debe devolver.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.familienkasse': {
    says: 'La oficina de familia paga la ayuda por hijos (Kindergeld) y puede pedirla de vuelta.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.stadtkasse': {
    says: 'La caja de su ciudad. Puede ejecutar tasas y multas públicas sin juzgado.',
    nextStep: 'Mire el recuadro del final (Rechtsbehelfsbelehrung). Dice su plazo.',
  },
  'de.sender.mahngericht': {
    says: 'Un juzgado que envía órdenes de pago. No ha comprobado si la reclamación es cierta.',
    nextStep:
      'Si no está de acuerdo, opóngase en el formulario rosa en las dos semanas desde la entrega oficial (Zustellung).',
  },
  'de.sender.schufa': {
    says: 'Una agencia de crédito. Guarda datos de contratos y deudas sin pagar. No puede exigir dinero.',
    regulator: 'la autoridad de protección de datos de su estado',
    complainTo: 'Primero la agencia, después la autoridad de protección de datos.',
    nextStep: 'Pida su copia de datos gratuita (Art. 15 DSGVO) y haga corregir los errores.',
  },
  'de.sender.gema': {
    says: 'GEMA da licencias de música en público por los compositores. Escuchar en privado no necesita licencia.',
    nextStep: 'Compruebe si puso música en público. Después pregunte qué tarifa usaron.',
  },
  'de.sender.parkcontrol': {
    says: 'Una empresa privada que vigila aparcamientos de tiendas. Su cuenta es una penalización de contrato, no una multa.',
    complainTo: 'La tienda dueña del aparcamiento, después la Verbraucherzentrale.',
    nextStep:
      'Compruebe quién conducía, los carteles y la cantidad. Pida a la tienda que la anule.',
  },
  'de.sender.fairparken': {
    says: 'Una empresa privada que vigila aparcamientos de tiendas. Su cuenta es una penalización de contrato, no una multa.',
    complainTo: 'La tienda dueña del aparcamiento, después la Verbraucherzentrale.',
    nextStep:
      'Compruebe quién conducía, los carteles y la cantidad. Pida a la tienda que la anule.',
  },
  'de.sender.apcoa': {
    says: 'Una empresa privada de aparcamientos. Su cuenta es una penalización de contrato, no una multa.',
    complainTo: 'La tienda dueña del aparcamiento, después la Verbraucherzentrale.',
    nextStep:
      'Compruebe quién conducía, los carteles y la cantidad. Pida a la tienda que la anule.',
  },
  'de.sender.contipark': {
    says: 'Una empresa privada de aparcamientos. Su cuenta es una penalización de contrato, no una multa.',
    complainTo: 'La tienda dueña del aparcamiento, después la Verbraucherzentrale.',
    nextStep:
      'Compruebe quién conducía, los carteles y la cantidad. Pida a la tienda que la anule.',
  },
  'de.sender.telekom': {
    says: 'Una empresa de teléfono e internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero la empresa, después el servicio de arbitraje de la Bundesnetzagentur.',
    nextStep: 'Compruebe el contrato y la factura. Opóngase por escrito.',
  },
  'de.sender.vodafone': {
    says: 'Una empresa de teléfono, internet y cable.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero la empresa, después el servicio de arbitraje de la Bundesnetzagentur.',
    nextStep: 'Compruebe el contrato y la factura. Opóngase por escrito.',
  },
  'de.sender.o2': {
    says: 'Una empresa de teléfono e internet, conocida como o2.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero la empresa, después el servicio de arbitraje de la Bundesnetzagentur.',
    nextStep: 'Compruebe el contrato y la factura. Opóngase por escrito.',
  },
  'de.sender.einsundeins': {
    says: 'Una empresa de teléfono e internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero la empresa, después el servicio de arbitraje de la Bundesnetzagentur.',
    nextStep: 'Compruebe el contrato y la factura. Opóngase por escrito.',
  },
  'de.sender.eon': {
    says: 'Un proveedor de luz y gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero el proveedor, después la Schlichtungsstelle Energie.',
    nextStep: 'Compare la lectura del contador. Pida un plan de cuotas antes de la fecha.',
  },
  'de.sender.vattenfall': {
    says: 'Un proveedor de luz y gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero el proveedor, después la Schlichtungsstelle Energie.',
    nextStep: 'Compare la lectura del contador. Pida un plan de cuotas antes de la fecha.',
  },
  'de.sender.enbw': {
    says: 'Un proveedor de luz y gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero el proveedor, después la Schlichtungsstelle Energie.',
    nextStep: 'Compare la lectura del contador. Pida un plan de cuotas antes de la fecha.',
  },
  'de.sender.stadtwerke': {
    says: 'El proveedor de luz, gas, calefacción o agua de su ciudad.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Primero el proveedor, después la Schlichtungsstelle Energie.',
    nextStep: 'Compare la lectura del contador. Pida un plan de cuotas antes de la fecha.',
  },
  'de.sender.vonovia': {
    says: 'El mayor casero privado de Alemania. Deutsche Wohnen es suya.',
    nextStep: 'Compruebe la reclamación con una asociación de inquilinos antes de firmar o pagar.',
  },
  'de.sender.leg': {
    says: 'Un gran casero privado.',
    nextStep: 'Compruebe la reclamación con una asociación de inquilinos antes de firmar o pagar.',
  },
}
