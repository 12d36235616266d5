/** La pensión de los hijos por el Child Maintenance Service: el derecho del Reino Unido en español. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: 'Paga menos si el niño duerme en su casa 52 noches al año o más. Lleve una lista de las noches.',
}

export const CHILD_MAINTENANCE_ES: Words = {
  'gb.maintenance-letter.who': {
    says: 'El Child Maintenance Service es parte del gobierno (DWP). Calcula, cobra y hace pagar el dinero para los hijos.',
  },
  'gb.maintenance-letter.last-step': {
    says: 'La cárcel o perder el permiso de conducir exige antes un juzgado. Es lo último, cuando todo lo demás ha fallado.',
  },
  'gb.maintenance-letter.deadline-again': {
    says: 'Tiene 30 días desde la fecha de una decisión para pedir que la revisen.',
    action: 'Pedir que revisen la decisión',
    consequence: 'Más tarde necesita una buena razón, y sin esa revisión no hay recurso.',
  },
  'gb.maintenance-letter.right-bank': {
    says: 'Pueden tomar dinero de su cuenta sin juzgado. Para una suma única tiene antes 14 días para oponerse, y el dinero queda bloqueado mientras tanto.',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: 'Puede recurrir ante un juzgado una orden sobre su sueldo en 28 días. Debe tener un fallo, o el dinero no ser sueldo.',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: 'Pida un cambio (variation) por gastos especiales, como viajes largos para ver al niño o el cuidado de un hijo con discapacidad.',
  },
  'gb.maintenance-letter.fees': {
    says: 'Cuando cobran ellos, usted paga un 20% más, y el otro progenitor pierde un 4%. Pagar directamente al otro no cuesta nada.',
    actionable: 'Pague a tiempo y pida Direct Pay.',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: 'Pedir una revisión no detiene el cobro. Siga pagando la suma corriente en lo que pueda.',
  },
  'gb.maintenance-letter.step-check': {
    says: 'Compruebe los ingresos, las noches y cada pago de la carta. Busque las líneas del banco de todo lo que pagó.',
  },
  'gb.maintenance-letter.step-call': {
    says: 'Llame o escriba antes del día de la carta. Ofrezca para los atrasos una suma por semana que pueda mantener.',
  },
  'gb.maintenance-letter.option-again': {
    says: 'Diga qué está mal: los ingresos, las noches o pagos olvidados. Envíe pruebas.',
    title: 'Pedir que lo revisen',
    cost: 'Nada.',
    time: 'Una carta ahora, unas semanas hasta la respuesta.',
    risk: 'La suma también puede subir.',
    bestFor: 'La suma o los atrasos le parecen mal.',
  },
  'gb.maintenance-letter.option-plan': {
    says: 'Envíe una lista de sus ingresos y gastos. Ofrezca la suma corriente y una parte de los atrasos.',
    title: 'Acordar un plan para los atrasos',
    cost: 'La suma que acuerde.',
    time: 'Una llamada ahora.',
    risk: 'Si falla un pago, pueden ir a su sueldo o banco.',
    bestFor: 'Lo debe pero no puede pagarlo todo de una vez.',
  },
  'gb.maintenance-letter.ni-who': {
    says: 'En Irlanda del Norte el Child Maintenance Service es parte del Department for Communities.',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: 'Pueden tomar dinero de su sueldo o cuenta sin juzgado. Pregunte cómo se calculó cada suma, y opóngase a tiempo.',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
