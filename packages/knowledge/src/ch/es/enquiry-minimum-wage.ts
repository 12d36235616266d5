/** Questions about the lowest pay that is allowed: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_ES: Words = {
  'ch.ask.minimum-wage': {
    says: 'No hay salario mínimo para toda Suiza. Pero muchas ramas lo tienen por convenio (GAV), como hostelería, limpieza, construcción y trabajo temporal. Ginebra, Neuchâtel, Jura, Tesino y Basilea-Ciudad lo tienen por ley, y la ciudad de Lucerna desde 2026. Mírelo en entsendung.admin.ch. Si cobra menos, pida la diferencia por escrito, hasta cinco años: no se puede renunciar. El sindicato ayuda.',
    dependsOn: 'su cantón y su rama',
  },
}
