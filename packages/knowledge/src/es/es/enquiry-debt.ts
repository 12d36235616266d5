/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'es.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal. Solo puede ser delito esconder bienes o no pagar pensiones de alimentos.',
  },
  'es.ask.old-debt': {
    says: 'La mayoría prescribe a los cinco años. Pero un pago, un reconocimiento o una reclamación escrita que le llegó hace empezar de nuevo el plazo.',
    dependsOn: 'el último pago y la última reclamación',
  },
  'es.ask.collector-home': {
    says: 'No. Un cobrador no puede entrar, llevarse cosas ni avisar a su jefe. No tiene que abrir la puerta.',
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
  'es.ask.myth-children-debt': {
    says: 'La familia no paga sus deudas si no firmó. Los herederos pueden renunciar o aceptar a beneficio de inventario.',
  },
  'es.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las mismas defensas que el deudor. Si no pone solidario, primero deben ir contra el deudor. Lo que pague puede pedírselo a él.',
    dependsOn: 'lo que dice el papel que firmó',
  },
}
