/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_ES: Words = {
  'gb.lodger.no-court': {
    says: 'Si comparte cocina o baño con el dueño que vive allí, no hace falta un juez. Tras un plazo justo debe irse.',
  },
  'gb.lodger.right-notice': {
    says: 'Tiene el plazo de su contrato. Si no dice nada, debe ser justo: a menudo el del alquiler, una semana o un mes.',
  },
  'gb.lodger.right-force': {
    says: 'Nadie puede entrar con fuerza o amenazas si usted está dentro y se niega. Es delito: llame a la policía.',
  },
  'gb.lodger.right-own-place': {
    says: 'Tiene más derechos si no comparte espacios con el dueño, o si no es su vivienda principal. Entonces solo un juez puede echarle.',
  },
  'gb.lodger.right-things': {
    says: 'Sus cosas siguen siendo suyas. El dueño debe dejarle recogerlas, y no puede quedárselas por alquiler sin pagar.',
  },
  'gb.lodger.right-council': {
    says: 'Si puede quedarse sin casa en 56 días, el ayuntamiento (council) debe ayudarle a conservar o hallar una. No hace falta orden de un juez.',
  },
  'gb.lodger.right-council-wales': {
    says: 'Si puede quedarse sin casa en 56 días, el ayuntamiento (council) debe ayudarle. Pídalo ya.',
  },
  'gb.lodger.step-check': {
    says: 'Busque el plazo en el contrato y apunte el día del alquiler. Si es corto, dígalo por escrito.',
  },
  'gb.lodger.step-council': {
    says: 'Diga hoy a la oficina de vivienda del ayuntamiento (council) que puede perder su habitación. Muestre el aviso y pida ayuda por escrito.',
  },
  'gb.lodger.step-deposit': {
    says: 'Antes de irse, haga fotos de la habitación y pida su fianza. Pida un recibo por las llaves.',
  },
  'gb.lodger.option-time': {
    says: 'Diga un día en que puede irse y ofrezca pagar hasta entonces. Pida respuesta escrita.',
    title: 'Pedir más tiempo',
    cost: 'El alquiler de los días extra.',
    time: 'Un mensaje ahora.',
    risk: 'El dueño puede negarse.',
    bestFor: 'Se llevan bien y necesita unas semanas.',
  },
  'gb.lodger.option-council': {
    says: 'El council estudia su caso y hace un plan con usted. Si le rechaza, Shelter ayuda gratis.',
    title: 'Pedir ayuda de vivienda al council',
    cost: 'Nada.',
    time: 'Pídalo hoy, un plan en semanas.',
    risk: 'La ayuda no es siempre una casa enseguida.',
    bestFor: 'Aún no tiene adónde ir.',
  },
}
