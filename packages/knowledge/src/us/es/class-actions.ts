/** The Spanish words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_ES: Words = {
  'us.class.want': {
    says: 'Se arregló un caso de muchas personas, y usted puede ser una de ellas. No debe nada por este aviso.',
  },
  'us.class.reality': {
    says: 'Casi todos estos avisos son reales. Revise en la corte el número del caso y el sitio antes de dar datos.',
  },
  'us.class.right-choose': {
    says: 'Puede enviar un reclamo, salir del grupo y guardar su propio caso, oponerse o no hacer nada. El aviso da un día para cada cosa.',
  },
  'us.class.right-bound': {
    says: 'Si no hace nada, puede quedarse sin dinero y perder el derecho a demandar por ello.',
  },
  'us.class.step': {
    says: 'Busque el último día para reclamar y envíe el formulario. Nunca pague por recibir su parte.',
  },
  'us.class.option': {
    says: 'Envíe el formulario antes del último día y guarde prueba.',
    title: 'Enviar un reclamo',
    cost: 'Gratis',
    time: 'Hasta el día del aviso',
    risk: 'Renuncia a demandar por lo mismo.',
    bestFor: 'Compró o usó aquello de lo que trata el caso.',
  },
  'us.recall.want': {
    says: 'Su carro puede tener una falla que el fabricante debe corregir. No debe nada.',
  },
  'us.recall.right-free': {
    says: 'El fabricante debe reparar gratis un llamado de seguridad, o dar otra pieza, carro o reembolso. Vale 15 años desde la primera venta.',
  },
  'us.recall.step': {
    says: 'Revise su VIN en nhtsa.gov/recalls y pida cita para la reparación gratis. Si ya pagó, pida que le devuelvan el dinero.',
  },
  'us.recall.right-product': {
    says: 'Por un producto retirado puede recibir gratis reparación, otro o su dinero. Deje de usarlo.',
  },
}
