/** A notice of a higher price: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'gb.price-rise.not-yet': {
    says: 'Hasta el día del aviso vale el precio de antes. Aún puede irse, cambiar u oponerse.',
  },
  'gb.price-rise.reality': {
    says: 'Algunas subidas se acordaron al firmar. Cuenta lo que dicen el contrato y los papeles de ese día.',
  },
  'gb.price-rise.right-phone-pounds': {
    says: 'En contratos desde el 17 de enero de 2025, cada subida debía decirse antes de firmar, en libras y peniques. No se permite ligarla a la inflación.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Si el contrato no prevé esta subida, deben avisar con un mes. Entonces puede irse sin pagar.',
  },
  'gb.price-rise.right-phone-after': {
    says: '¿Terminó su permanencia? Puede irse sin cargo, con un aviso de un mes como máximo.',
  },
  'gb.price-rise.know-social': {
    says: 'Con Universal Credit u otras ayudas puede haber una tarifa social (social tariff). Pregunte antes a su compañía.',
  },
  'gb.price-rise.right-power-fixed': {
    says: 'Un precio fijo no puede subir antes de acabar su plazo. Después, y en tarifa variable, lo limita el tope (price cap) de Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Puede dejar una tarifa variable cuando quiera sin cargo. También desde 49 días antes de acabar una fija.',
  },
  'gb.price-rise.right-cover-new': {
    says: 'En hogar y coche, la renovación no puede costar más que para usted como cliente nuevo.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La carta debe mostrar la prima anterior junto a la nueva. No tiene que renovar y puede quitar la renovación automática.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Tras renovar tiene casi siempre 14 días para cancelar. Paga los días de seguro y quizá un cargo justo.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Una cláusula que deja subir el precio a su gusto sin que usted pueda irse puede ser abusiva. Entonces no le obliga.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Un precio pactado por un tiempo vale ese tiempo. Para subirlo antes hace falta una cláusula clara.',
  },
  'gb.price-rise.right-pressure': {
    says: 'No pueden esconder una subida, engañarle ni ponerle trabas para irse.',
  },
  'gb.price-rise.step-contract': {
    says: 'Busque el contrato o el primer correo. Mire el precio, las subidas previstas y cuándo acaba la permanencia.',
  },
  'gb.price-rise.step-day': {
    says: 'Anote dos días: cuándo empieza el precio y el último para irse sin cargo. Actúe antes del primero.',
  },
  'gb.price-rise.step-compare': {
    says: 'Compare precios de otras empresas. Si necesita el servicio, no cancele antes de tener el nuevo.',
  },
  'gb.price-rise.option-deal': {
    says: 'Llame, cite una oferta más barata y pregunte qué pueden hacer. Téngalo por escrito.',
    title: 'Pedir un precio mejor',
    cost: 'Nada.',
    time: 'Media hora.',
    risk: 'Un trato nuevo puede traer otra permanencia.',
    bestFor: 'Quiere quedarse.',
  },
  'gb.price-rise.option-leave': {
    says: 'Escriba que no acepta la subida. Pregunte qué cláusula la permite y pida irse sin cargo.',
    title: 'Oponerse e irse sin cargo',
    cost: 'Nada.',
    time: 'Una o dos semanas.',
    risk: 'Siga pagando el precio de antes: no pagar daña su historial.',
    bestFor: 'La subida no está en el contrato.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Reclame. Tras seis semanas o una carta de bloqueo (deadlock letter), acuda al Communications Ombudsman o CISAS.',
    title: 'Reclamar y usar el servicio gratis',
    cost: 'Nada.',
    time: 'Seis semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'No le dejan irse.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Reclame a la compañía. Tras ocho semanas o su respuesta final, acuda al Energy Ombudsman.',
    title: 'Reclamar y luego Energy Ombudsman',
    cost: 'Nada.',
    time: 'Ocho semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'Subieron un precio fijo o cobran mal.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Reclame a la aseguradora. Tras ocho semanas o su respuesta final, acuda al Financial Ombudsman Service.',
    title: 'Reclamar y luego el ombudsman',
    cost: 'Nada.',
    time: 'Ocho semanas y algo más.',
    risk: 'Ninguno.',
    bestFor: 'Paga más que un cliente nuevo o no le avisaron.',
  },
}
