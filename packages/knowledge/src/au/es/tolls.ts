/** Unpaid tolls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_ES: Words = {
  'au.toll.right-first': {
    says: 'Un peaje no pagado empieza con un aviso y un recargo de la empresa de peajes. Una multa del estado llega solo más tarde.',
  },
  'au.toll.right-ombudsman': {
    says: 'Pida a la empresa de peajes ayuda por dificultades (hardship) y que quite sus recargos. No puede engañarle sobre lo que debe.',
  },
  'au.toll.vic-nomination': {
    says: 'En Victoria el dueño puede nombrar a quien conducía o mostrar que el coche se vendió o fue robado.',
  },
  'au.toll.rights-summary': {
    says: 'Puede pagar a la empresa del peaje, o decirle quién conducía o que el coche fue vendido o robado. Haga una cosa antes del día del aviso.',
  },
  'au.toll.option-pay': {
    title: 'Pagar a la empresa del peaje',
    cost: 'El peaje y el cargo. Pida que quiten el cargo.',
    time: 'Antes del día del aviso.',
    risk: 'Pague todo y a tiempo. La multa llega por peajes sin pagar.',
    bestFor: 'El viaje fue suyo.',
    says: 'Pague como dice el aviso, o en la página de la empresa que usted mismo abra. Guarde el recibo.',
  },
  'au.toll.option-declare': {
    title: 'Decir quién conducía',
    cost: 'Gratis.',
    time: 'Antes del día del aviso.',
    risk: 'Una declaración falsa es delito.',
    bestFor: 'Conducía otra persona, o el coche fue vendido o robado.',
    says: 'Use el formulario o la página en línea que indica el aviso. Una statutory declaration (declaración jurada) se firma ante un testigo. Envíela a la empresa.',
  },
}
