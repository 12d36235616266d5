/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'ch.tax.right-guessed': {
    says: 'Sin declaración la oficina calcula a ojo (Ermessen). Reclame en treinta días, mande la declaración y pruebe que el cálculo está muy lejos.',
  },
  'ch.tax.interest': {
    says: 'Corre interés sobre el impuesto pagado tarde, también mientras reclama. Pagar con reserva lo para.',
  },
  'ch.benefit.right-time': {
    says: 'La oficina debe pedirlo en tres años desde que lo sabe, y como mucho cinco años después de pagar. Solo un delito alarga ese plazo.',
  },
  'ch.serafe.right': {
    says: 'Cada hogar debe esta tasa una vez, con o sin televisor. Con prestaciones complementarias (Ergänzungsleistungen) puede quedar libre.',
  },
  'ch.power.right-tariff': {
    says: 'Los precios de la luz para hogares deben ser justos y públicos. Si duda, pregunte a la empresa y luego al regulador (ElCom).',
  },
  'ch.serafe.step-household': {
    says: 'Compruebe quién vive en su casa. Todos los adultos deben esta tasa juntos. Si uno ya pagó, envíe la prueba.',
  },
  'ch.serafe.step-time': {
    says: '¿No puede pagarlo todo de una vez? Escriba a Serafe antes de la fecha y pida pagar a plazos.',
  },
  'ch.serafe.option-ruling': {
    says: 'Escriba por qué no lo debe y pida a Serafe una resolución (Verfügung, décision).',
    title: 'Pedir una resolución',
    cost: 'Una carta.',
    time: 'Antes de la fecha de la factura.',
    risk: 'Una resolución que no recurre vale como una sentencia.',
    bestFor: 'Tiene prestaciones complementarias, vive con alguien que pagó o se ha mudado.',
  },
  'ch.rent.right-object': {
    says: 'Si inician una ejecución, la oficina le envía una orden de pago. Puede oponerse en diez días, gratis y sin dar motivo (Rechtsvorschlag, opposition). Entonces solo un juez puede seguir.',
  },
  'ch.serafe.right-fees': {
    says: 'Serafe puede sumar 5 francos por un recordatorio y 20 francos por una ejecución iniciada con razón. No puede sumar más tasas propias.',
  },
}
