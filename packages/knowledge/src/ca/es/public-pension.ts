/** Old Age Security and the Canada Pension Plan: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PENSION_WORDS: Words = {
  'ca.benefit.right-pension-review': {
    says: 'En la pensión Old Age Security o el Canada Pension Plan tiene 90 días para pedir una revisión. Se puede perdonar una deuda que viene de un mal consejo de la oficina.',
  },
  'ca.pension.want': {
    says: 'Service Canada ha decidido sobre su pensión. Busque la razón y apunte el día en que recibió la carta.',
  },
  'ca.pension.right-again': {
    says: 'Tiene 90 días desde que recibió la carta para pedir por escrito que lo miren de nuevo. Es gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Si vuelven a negarse, decide el Social Security Tribunal. Apele en 90 días. No necesita abogado.',
  },
  'ca.pension.step': {
    says: 'Pida su expediente. Envíe lo que falta, como un informe médico sobre lo que no puede hacer en el trabajo.',
  },
  'ca.pension.reconsider': {
    says: 'Para una pensión pública tiene 90 días para pedir la reconsideración. Contamos desde la fecha de la carta.',
    action: 'Pedir la reconsideración, si no está de acuerdo',
    consequence: 'Pueden rechazar una petición tardía sin buena razón.',
  },
}
