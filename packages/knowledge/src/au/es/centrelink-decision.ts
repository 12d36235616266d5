/** The Spanish words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_ES: Words = {
  'au.centrelink.deadline': {
    says: 'También puede pedir una revisión (review) más tarde. Pero en 13 semanas puede recuperar todo el dinero que faltó.',
    action: 'Pedir una revisión de la decisión',
    consequence: 'Una revisión posterior casi siempre cuenta solo desde el día en que la pidió.',
  },
  'au.centrelink.right-review': {
    says: 'Otro funcionario lo mira de nuevo, gratis. Puede pedir los motivos y los papeles que usaron.',
  },
  'au.centrelink.right-tribunal': {
    says: 'Si eso dice que no, el Administrative Review Tribunal lo mira gratis.',
  },
  'au.centrelink.step-call': {
    says: 'Pida una explicación y diga: «I want a formal review.» (Quiero una revisión formal.) Anote el día y el número de recibo.',
  },
  'au.centrelink.step-proof': {
    says: 'Envíe pruebas que respondan al motivo, como recibos de sueldo o un informe de su médico.',
  },
  'au.centrelink.option-review': {
    says: 'Pídala en línea, por teléfono o por carta. Un centro de derechos sociales (welfare rights centre) le ayuda gratis.',
    title: 'Pedir una revisión formal (formal review)',
    cost: 'Gratis.',
    time: 'Algunas semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'Cree que un hecho o una regla se leyó mal.',
  },
  'au.centrelink.reality': {
    says: 'Una revisión es un control normal. No es una acusación, y su pago sigue por ahora.',
  },
  'au.centrelink.right-time': {
    says: 'Si necesita más tiempo para formularios o informes, pídalo antes del último día y diga por qué.',
  },
  'au.centrelink.right-after': {
    says: 'Si el pago se para después, puede pedir una revisión (review) gratis. En 13 semanas puede recuperar todo el dinero que faltó.',
  },
  'au.centrelink.step-form': {
    says: 'Rellene el formulario con la verdad y envíelo a más tardar el día que dice la carta. Guarde una copia y el número de recibo.',
  },
  'au.centrelink.step-doctor': {
    says: 'Vaya pronto a su médico para pedir informes nuevos, y diga cómo está en los días malos.',
  },
  'au.centrelink.warn': {
    says: 'Si no responde, el pago se puede parar. Si eso pasa, llame enseguida y envíe el formulario.',
  },
}
