/** Parar un caso de deuda, plazos y crédito, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_ES: Words = {
  'ch.order.right-missed': {
    says: '¿Perdió los diez días por un buen motivo, como estar en el hospital? Pida a la autoridad de vigilancia que se los devuelva en cuanto pueda.',
  },
  'ch.order.right-judge-stop': {
    says: 'Aun sin oposición, un juez puede parar el caso. Muestre que la deuda no existe, está pagada o aún no vence.',
  },
  'ch.court.right-against-lifting': {
    says: 'Si piden al juez levantar su oposición (mainlevée), responda a tiempo con papeles: pagado, aplazado, prescrito o no firmado por usted.',
  },
  'ch.court.seize-right-parts': {
    says: 'La oficina puede aplazar la venta de sus cosas hasta doce meses si paga a plazos. Pídalo por escrito y diga una suma.',
  },
  'ch.court.warn-stay-away': {
    says: 'Si no va a la conciliación, el caso puede seguir sin usted. Desde 2025 también cabe una multa de hasta 1000 francos.',
  },
  'ch.credit.right-loan': {
    says: 'Un crédito privado solo se puede cancelar si debe una décima parte. Si no comprobaron que podía pagar, pueden perder los intereses o todo.',
  },
  'ch.debt.right-credit-bureau': {
    says: 'Una agencia de crédito solo puede guardar lo que cuenta para el crédito, y nada falso. Pregúntele gratis qué tiene sobre usted y haga corregir los errores.',
  },
  'ch.debt.right-loss-paper': {
    says: 'Un certificado de pérdida no genera más intereses y prescribe a los 20 años. Muchos acreedores aceptan menos para saldarlo. Tras una quiebra solo paga si tiene nuevos bienes.',
  },
}
