/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'es.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal. Solo puede ser delito esconder bienes o no pagar pensiones de alimentos.',
  },
  'es.ask.wage-limit': {
    says: 'El sueldo neto hasta el salario mínimo (1.221 € al mes en 2026) no se embarga. Por encima, el 30 % del siguiente tramo, y después más. Debe ordenarlo un juzgado u oficina pública.',
    dependsOn: 'cuánto gana y quién embarga',
  },
  'es.ask.account': {
    says: 'Pregunte al banco qué juzgado u oficina lo ordenó. Después envíe nóminas y extractos y pida que liberen el sueldo o la pensión inembargable.',
  },
  'es.ask.old-debt': {
    says: 'La mayoría prescribe a los cinco años. Pero un pago, un reconocimiento o una reclamación escrita que le llegó hace empezar de nuevo el plazo.',
    dependsOn: 'el último pago y la última reclamación',
  },
  'es.ask.collector-home': {
    says: 'No. Un cobrador no puede entrar, llevarse cosas ni avisar a su jefe. No tiene que abrir la puerta.',
  },
  'es.ask.monitorio': {
    says: 'Pague u opóngase por escrito en 20 días hábiles. Hasta 2.000 € no necesita abogado. Si no hace nada, pueden embargarle.',
  },
  'es.ask.asnef': {
    says: 'Escriba gratis al fichero y pida sus datos. Si la deuda es menor de 50 €, está pagada, pasa de cinco años o no le avisaron, pida el borrado. Si no, vaya a la AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Pida por escrito a la nueva empresa el contrato y la prueba de la compra. Conserva las mismas defensas. No pague antes de ver pruebas.',
  },
  'es.ask.many-debts': {
    says: 'Pida justicia gratuita y pregunte por la Ley de Segunda Oportunidad. Un juez puede perdonar la mayoría de las deudas si hay buena fe. Pague primero casa, luz y comida.',
  },
  'es.ask.revolving': {
    says: 'Si el tipo es muy superior al habitual, un juez puede declararlo usura. En tarjetas el Supremo mira unos seis puntos sobre la media. Entonces devuelve solo lo recibido.',
    dependsOn: 'la TAE y la fecha del contrato',
  },
  'es.ask.tax-instalments': {
    says: 'Sí. Pídalo por internet antes del último día. Hasta 50.000 € sin garantía. Se suman intereses.',
  },
  'es.ask.benefit-back': {
    says: 'Mire los meses y el motivo. Alegue en diez días si es el primer aviso, o presente reclamación previa en 30 días hábiles. Puede pedir plazos.',
  },
  'es.ask.myth-take-house': {
    says: 'Nadie quita una casa por una carta. Decide un juzgado, y antes va el dinero y el sueldo.',
  },
  'es.ask.myth-all-wages': {
    says: 'Nunca pueden quitárselo todo. La parte hasta el salario mínimo es suya.',
  },
  'es.ask.myth-children-debt': {
    says: 'La familia no paga sus deudas si no firmó. Los herederos pueden renunciar o aceptar a beneficio de inventario.',
  },
  'es.ask.claim-yourself': {
    says: 'Primero escriba, con prueba de entrega, y ofrezca negociar: desde abril de 2025 hay que intentar un acuerdo. Después, con papeles que prueben la deuda, pida un monitorio. Hasta 2.000 € no necesita abogado y hay un impreso del juzgado.',
  },
}
