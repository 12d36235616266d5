/** Arresto por multas, coche de alquiler, tasa de aparcar, impuestos del municipio, ayudas, agente judicial, agua y gastos: las filas de los Países Bajos en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'nl.fine.right-parking-tax': {
    says: 'Es un impuesto del municipio, no una multa. Es el precio de aparcar más costes, y los costes tienen un tope.',
  },
  'nl.tax.right-woz': {
    says: 'Puede pedir al municipio el informe sobre el valor de su casa y reclamar en seis semanas.',
  },
  'nl.tax.right-waiver': {
    says: 'Con poco ingreso y pocos ahorros puede pedir al municipio que le perdone sus impuestos (kwijtschelding).',
  },
  'nl.benefit.right-allowance': {
    says: 'Puede devolver una ayuda (toeslag) a plazos. Pida un plan según lo que le sobra.',
  },
  'nl.benefit.right-uwv': {
    says: 'El UWV puede pedir lo pagado de más. Por razones urgentes (dringende redenen) puede pedir menos o nada.',
  },
  'nl.benefit.right-uwv-fine': {
    says: 'Debe comunicar los cambios al UWV enseguida. La multa debe ajustarse a su culpa: casi siempre la mitad, menos si es poca, nada si no la hay. Un aviso puede bastar.',
  },
  'nl.bailiff.right-fees': {
    says: 'La ley fija lo que un agente judicial puede cobrarle por cada acto. Pida una lista y compare.',
  },
  'nl.utility.right-water': {
    says: 'Antes de cortar el agua deben llegar avisos y una oferta de ayuda con las deudas.',
  },
  'nl.rent.right-service-costs': {
    says: 'Cada año, en los seis meses después de acabar, el casero debe mostrar los gastos reales. No paga más que eso.',
  },
  'nl.rent.step-service-costs': {
    says: 'Pida ver las facturas. Si no hay acuerdo, la Huurcommissie puede decidir.',
  },
  'nl.mortgage.right-private-sale': {
    says: 'El banco solo puede vender la casa ante notario. Puede pedir al juez una venta privada, que suele dar más.',
  },
  'nl.debt.right-sold': {
    says: 'Si la deuda se vendió, pida prueba de la venta y el primer contrato. La venta solo vale para usted desde que se la comunicaron.',
  },
  'nl.copyright.warn-costs': {
    says: 'En el juicio, quien pierde paga aquí los gastos reales del otro abogado. Si la foto era suya, haga pronto una oferta justa.',
  },
  'nl.benefit.right-svb': {
    says: 'Por motivos urgentes (dringende redenen) el SVB puede pedir menos, o nada. Escriba qué le causa la deuda y qué había comunicado.',
  },
}
