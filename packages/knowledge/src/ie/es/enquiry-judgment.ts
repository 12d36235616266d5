/** Questions about a judgment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_ES: Words = {
  'ie.ask.judgment-unknown': {
    says: 'Actúe ya. Pida al juzgado que la dictó que la anule, con notice of motion y declaración jurada. Diga por qué no respondió y cuál es su defensa. En la Circuit Court tiene 10 días desde que se entera. FLAC y MABS ayudan gratis.',
  },
  'ie.ask.solicitors-letter': {
    says: 'Es una exigencia, no una orden judicial. Responda por escrito en el plazo: pida pruebas, diga qué discute u ofrezca lo que pueda pagar. No reconozca antes una deuda vieja. Si llegan papeles del juzgado, suele tener 28 días. MABS y FLAC ayudan gratis.',
  },
  'ie.ask.sheriff': {
    says: 'Con una orden judicial el sheriff puede entrar y llevarse cosas suyas, hasta la deuda. Ropa, cama y herramientas de trabajo hasta una suma pequeña se quedan, y las cosas de otros, como un coche financiado, si se prueba. Llame hoy a la oficina y al acreedor con una oferta. MABS ayuda gratis: 0818 07 2000.',
  },
  'ie.ask.instalment-order': {
    says: 'Pida a la oficina de la District Court que cambie la orden (variation) y lleve un estado de ingresos y gastos. Hágalo antes de fallar más pagos y vaya a cada cita. No se encarcela a quien no puede pagar. MABS ayuda gratis: 0818 07 2000.',
  },
  'ie.ask.revenue-sheriff': {
    says: 'Por impuestos el sheriff no necesita sentencia, solo un papel de Revenue. Llame hoy a Revenue y pida plazos: un plan acordado para al sheriff. Si la suma es solo estimada, envíe ya la declaración que falta. El sheriff puede llevarse sus bienes y añadir costes, pero no cosas de otros, como un coche financiado. Compruebe la carta con un número que busque usted.',
  },
}
