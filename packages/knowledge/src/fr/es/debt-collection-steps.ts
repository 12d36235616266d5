/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'fr.debt.step-check': {
    says: 'Lea primero la carta. ¿Quién es el acreedor? ¿Por qué es? ¿Cuánto, y desde cuándo? No pague ni firme hasta saberlo.',
  },
  'fr.debt.step-age': {
    says: 'Busque la fecha en que vencía la factura. Si tiene más de dos años, pida consejo gratuito antes de responder.',
  },
  'fr.debt.step-write': {
    says: 'Escriba, no llame. Pida el contrato, las facturas y un cálculo claro de la suma. Diga que no reconoce nada.',
  },
  'fr.debt.step-help': {
    says: 'Hable con un asesor gratuito (Point conseil budget) si no puede pagar esto y sus necesidades.',
  },
  'fr.debt.step-plan': {
    says: 'Si la debe, ofrezca por escrito una suma mensual que pueda mantener. Un juez también puede dar hasta dos años.',
  },
  'fr.debt.step-dispute': {
    says: 'Si es falsa, dígalo por carta certificada (recommandé avec avis de réception). Diga por qué y añada copias.',
  },
  'fr.debt.step-too-old': {
    says: "Si es demasiado vieja, escriba: «J'invoque la prescription» (alego la prescripción). No pague una parte.",
  },
  'fr.debt.step-keep': {
    says: 'Guarde todas las cartas y sobres. Anote cada llamada: día, hora, nombre, palabras.',
  },
  'fr.debt.step-watch': {
    says: 'No ignore nunca papeles que un agente trae o deja (signification). Contra una orden judicial el plazo para oponerse es corto.',
  },
}
