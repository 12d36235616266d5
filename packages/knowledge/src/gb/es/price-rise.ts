/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ES: Words = {
  'gb.price-rise.not-yet': {
    says: 'Hasta el día del aviso vale el precio de antes. Aún puede irse, cambiar u oponerse.',
  },
  'gb.price-rise.reality': {
    says: 'Algunas subidas se acordaron al firmar. Cuenta lo que dicen el contrato y los papeles de ese día.',
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
}
