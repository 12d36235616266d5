/** Who collects a debt, and what a collector must, may and may not do: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'fr.debt.who-collector': {
    says: 'Una empresa de recobro es privada. No tiene más poder sobre usted que la empresa con la que trató primero.',
  },
  'fr.debt.who-officer': {
    says: 'La carta viene de un agente de ejecución (commissaire de justice). Sin una orden judicial solo puede pedir, como cualquier cobrador.',
  },
  'fr.debt.who-buyer': {
    says: 'Parece que su deuda se ha vendido. El nuevo dueño debe probar que es suya. Pida el contrato de cesión.',
  },
  'fr.debt.org-complain': {
    says: 'Puede denunciar a un cobrador que miente o amenaza en SignalConso, la web de la oficina antifraude (DGCCRF).',
  },
  'fr.debt.right-letter': {
    says: 'Un cobrador debe escribirle con su nombre, el acreedor, el motivo y cada suma que pide.',
  },
  'fr.debt.right-receipt': { says: 'Cada pago a un cobrador debe darle un recibo.' },
  'fr.debt.right-quiet': {
    says: 'Tiene derecho a que le dejen en paz. Llamar una y otra vez hasta dañar su vida puede ser delito (harcèlement).',
  },
  'fr.debt.option-report': {
    title: 'Denunciar el acoso',
    says: 'Denuncie mentiras, amenazas o muchas llamadas en SignalConso. Vaya a la policía si siguen.',
    cost: 'Nada.',
    time: 'Media hora.',
    risk: 'Ninguno. No acaba con la deuda.',
    bestFor: 'Le presionan mucho o actúan como un tribunal.',
  },
  'fr.debt.warn-data': {
    says: 'No dé por teléfono su tarjeta del banco ni el nombre de su empresa.',
  },
  'fr.debt.insight-words': {
    says: 'La carta habla de embargo pero no nombra ninguna sentencia. Puede parecer más fuerte de lo que es.',
    actionable:
      'Pregunte: «Quel titre exécutoire avez-vous ?» (¿qué título ejecutivo tienen?). Pida una copia.',
  },
  'fr.debt.tactic-written': {
    says: 'Pida que traten con usted solo por escrito. Los papeles le ayudan, y las cartas tranquilas muestran buena fe.',
    risk: 'Aún pueden llamar.',
    notWhen: 'Hay un papel judicial con fecha: respóndalo primero.',
  },
  'fr.debt.element-creditor': {
    name: 'El nombre del acreedor',
    says: 'La carta debe nombrar al acreedor.',
    ifMissing: 'No vemos para quién cobran. Pida el nombre y la dirección del acreedor.',
  },
  'fr.debt.element-sum': {
    name: 'La suma debida',
    says: 'La carta debe decir la suma, con sus partes.',
    ifMissing: 'No vemos una suma clara. Pida un cálculo completo (décompte).',
  },
  'fr.debt.myth-bailiff': {
    says: 'Un cobrador no puede embargar nada. Solo puede un agente de ejecución con orden judicial u otro título.',
  },
}
