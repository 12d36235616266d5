/** What to do about a council tax letter in England and Wales, step by step: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_STEPS_ES: Words = {
  'gb.council-tax.step-catch-up': {
    says: 'Si puede, pague la cuota atrasada en un plazo de 7 días. Entonces su plan mensual sigue como antes.',
  },
  'gb.council-tax.step-call': {
    says: 'Contacte hoy con el ayuntamiento (council) si no puede pagarlo todo. Ofrezca una cantidad mensual y pida que detengan otras acciones.',
  },
  'gb.council-tax.step-apply': {
    says: 'Pida la reducción del council tax si sus ingresos son bajos. Pregunte en la misma llamada por descuentos y ayuda por dificultades.',
  },
  'gb.council-tax.step-check-bill': {
    says: 'Compruebe la factura: las fechas en que vivió allí, quién figura, los pagos hechos y los descuentos.',
  },
  'gb.council-tax.step-summons': {
    says: 'Llame al ayuntamiento (council) antes de la vista. No tiene que ir si está de acuerdo con la factura. Pida un plan y que no cobren los costes.',
  },
  'gb.council-tax.step-hearing': {
    says: 'Vaya a la vista si tiene una defensa. Por ejemplo, ha pagado, no vivía allí o nunca recibió una factura.',
  },
  'gb.council-tax.step-order': {
    says: 'Envíe al ayuntamiento (council) sus ingresos y gastos. Pida un plan, o que lo descuenten del sueldo o las ayudas. Pida que no usen agentes de embargo (bailiffs).',
  },
  'gb.council-tax.step-advice': {
    says: 'Llame a National Debtline al 0808 808 4000 para ayuda gratuita con un presupuesto. Pregunte por la pausa legal (breathing space).',
  },
  'gb.council-tax.step-write': {
    says: 'Si cree que está mal, escriba al ayuntamiento (council) y diga por qué. Pida una decisión por escrito para poder recurrir.',
  },
  'gb.council-tax.step-moved': {
    says: 'Si se mudó, envíe prueba de la fecha: un contrato de alquiler, un papel de venta o la última factura de energía.',
  },
  'gb.council-tax.step-occupier': {
    says: 'Quizá la carta no le nombra. Pregunte al ayuntamiento (council) quién cree que debe pagar, de qué fechas y por qué.',
  },
  'gb.council-tax.step-budget': {
    says: 'Calcule qué queda después de alquiler, energía y comida. Ofrezca eso cada mes y empiece a pagarlo enseguida.',
  },
  'gb.council-tax.step-this-year': {
    says: 'Mantenga al día este año y ofrezca un poco más por la deuda vieja. Diga por escrito qué pago es de qué año.',
  },
  'gb.council-tax.step-twelve': {
    says: 'Pida pagar en 12 meses en lugar de 10. Así cada pago es menor.',
  },
  'gb.council-tax.step-records': {
    says: 'Guarde la carta, la prueba de pago y una nota de cada llamada. Pague con su número de cuenta como referencia.',
  },
  'gb.council-tax.step-vulnerable': {
    says: 'Hable al ayuntamiento (council) de enfermedad, discapacidad, embarazo, duelo o niños pequeños. Pida que lo anoten y detengan la acción.',
  },
}
