/** Preguntas urgentes: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_ES: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: 'Cuelgue ya y no mueva dinero. Un banco de verdad nunca lo pide. Luego llame al 159 o al número de su tarjeta y pida que la bloqueen.',
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: 'No si el coche es solo de alguien que no debe nada. El dueño debe mostrar ya una prueba, como la factura o la financiación, y enviarla a la empresa. Pida que quiten el cepo.',
  },
  'gb.ask-debt.council-tax-wages': {
    says: 'Tras una liability order el ayuntamiento puede, según una tabla fija y sin preguntarle. Llame hoy con un presupuesto y pida que pare la orden y acepte un plan. Puede aceptarlo.',
  },
  'gb.ask-debt.right-after-death': {
    says: 'Las facturas de alguien que murió se pagan con lo que dejó. Usted no las paga, salvo que también firmara.',
  },
}
