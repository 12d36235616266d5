/** Organisations that often write to people in France: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'fr.sender.intrum': {
    says: 'Intrum cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.eos': {
    says: 'EOS cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.iqera': {
    says: 'iQera (antes: MCS) cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.cabot': {
    says: 'Cabot cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.hoist': {
    says: 'Hoist Finance cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.effico': {
    says: 'Effico cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.concilian': {
    says: 'Concilian cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.sogedi': {
    says: 'Sogedi cobra facturas y préstamos sin pagar, para otros o deudas que ha comprado. Es una empresa privada, no un tribunal. No puede embargar nada por sí misma.',
    complainTo: 'Primero la empresa. Luego SignalConso (DGCCRF).',
    nextStep: 'Compruebe la deuda y su fecha. Luego escriba y pida pruebas.',
  },
  'fr.sender.dgfip': {
    says: 'Es Hacienda y el Tesoro público. Puede embargar sueldo y cuenta sin juez. A menudo acepta un plan si lo pide pronto.',
    complainTo: 'La oficina de la carta, luego el conciliador fiscal de su departamento.',
    nextStep: 'Compruebe la suma en su propia cuenta de impots.gouv.fr.',
  },
  'fr.sender.antai': {
    says: 'Esta agencia del Estado manda multas de tráfico. Las webs reales acaban en gouv.fr. Muchos mensajes falsos usan su nombre.',
    complainTo: 'El agente del fiscal que nombra el aviso.',
    nextStep: 'Escriba usted antai.gouv.fr y busque el número del aviso.',
  },
  'fr.sender.caf': {
    says: 'La CAF paga ayudas de familia, vivienda y básicas. Puede tomar dinero de pagos futuros. Usted puede discutirlo o pedir que le perdone la deuda.',
    complainTo:
      'La comisión de recursos de la CAF (commission de recours amiable), luego su mediador.',
    nextStep: 'Mire el motivo y los meses. Discútalo en dos meses si está mal.',
  },
  'fr.sender.france-travail': {
    says: 'France Travail (antes: Pôle emploi) paga y ayuda a quien busca empleo. Puede pedir dinero pagado por error.',
    complainTo: 'France Travail, luego su mediador.',
    nextStep: 'Compruebe las fechas. Discútalo por escrito en dos meses si está mal.',
  },
  'fr.sender.urssaf': {
    says: 'Urssaf cobra cotizaciones sociales, sobre todo de empresas y autónomos. Puede dictar una orden (contrainte) sin juez.',
    complainTo: 'La comisión de recursos de Urssaf (commission de recours amiable).',
    nextStep: 'Pida pronto un plan. Una orden solo le da 15 días para oponerse.',
  },
  'fr.sender.court': {
    says: 'Es un tribunal de verdad. Sus papeles tienen fechas que no debe perder.',
    nextStep:
      'Busque la fecha de la vista o el plazo para oponerse. Pida consejo jurídico gratuito.',
  },
  'fr.sender.officer': {
    says: 'Un commissaire de justice (antes: huissier) notifica papeles judiciales y ejecuta órdenes judiciales. Sin orden judicial solo puede pedirle que pague.',
    complainTo: 'La cámara regional de commissaires de justice, o el fiscal.',
    nextStep: 'Pregunte qué título ejecutivo tiene, y pida una copia.',
  },
  'fr.sender.arcom': {
    says: 'Arcom es el organismo público de radio, televisión y obras en internet. Avisa a personas cuya línea se usó para compartir obras. Un aviso no es una multa.',
    nextStep: 'Compruebe quién usa su línea y protéjala.',
  },
  'fr.sender.edf': {
    says: 'Es un proveedor privado de luz o gas. No puede cortarle del 1 de noviembre al 31 de marzo en su vivienda principal.',
    regulator: "Commission de régulation de l'énergie",
    complainTo: "Primero la empresa. Después de dos meses, el Médiateur national de l'énergie.",
    nextStep: 'Compruebe la lectura del contador y las fechas. Pida un plan.',
  },
  'fr.sender.engie': {
    says: 'Es un proveedor privado de luz o gas. No puede cortarle del 1 de noviembre al 31 de marzo en su vivienda principal.',
    regulator: "Commission de régulation de l'énergie",
    complainTo: "Primero la empresa. Después de dos meses, el Médiateur national de l'énergie.",
    nextStep: 'Compruebe la lectura del contador y las fechas. Pida un plan.',
  },
  'fr.sender.totalenergies': {
    says: 'Es un proveedor privado de luz o gas. No puede cortarle del 1 de noviembre al 31 de marzo en su vivienda principal.',
    regulator: "Commission de régulation de l'énergie",
    complainTo: "Primero la empresa. Después de dos meses, el Médiateur national de l'énergie.",
    nextStep: 'Compruebe la lectura del contador y las fechas. Pida un plan.',
  },
  'fr.sender.eni': {
    says: 'Es un proveedor privado de luz o gas. No puede cortarle del 1 de noviembre al 31 de marzo en su vivienda principal.',
    regulator: "Commission de régulation de l'énergie",
    complainTo: "Primero la empresa. Después de dos meses, el Médiateur national de l'énergie.",
    nextStep: 'Compruebe la lectura del contador y las fechas. Pida un plan.',
  },
  'fr.sender.orange': {
    says: 'Es una empresa privada de teléfono e internet. Sus cartas no son órdenes judiciales.',
    complainTo: 'Primero la empresa. Luego el Médiateur des communications électroniques.',
    nextStep: 'Compruebe la fecha del contrato y las facturas de más de un año.',
  },
  'fr.sender.sfr': {
    says: 'Es una empresa privada de teléfono e internet. Sus cartas no son órdenes judiciales.',
    complainTo: 'Primero la empresa. Luego el Médiateur des communications électroniques.',
    nextStep: 'Compruebe la fecha del contrato y las facturas de más de un año.',
  },
  'fr.sender.bouygues': {
    says: 'Es una empresa privada de teléfono e internet. Sus cartas no son órdenes judiciales.',
    complainTo: 'Primero la empresa. Luego el Médiateur des communications électroniques.',
    nextStep: 'Compruebe la fecha del contrato y las facturas de más de un año.',
  },
  'fr.sender.free': {
    says: 'Es una empresa privada de teléfono e internet. Sus cartas no son órdenes judiciales.',
    complainTo: 'Primero la empresa. Luego el Médiateur des communications électroniques.',
    nextStep: 'Compruebe la fecha del contrato y las facturas de más de un año.',
  },
}
