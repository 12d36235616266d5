/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'nz.help.moneytalks': {
    does: 'Asesores de finanzas (financial mentors) gratis por teléfono, mensaje y chat.',
  },
  'nz.help.cab': { does: 'Consejo gratis sobre derechos, deudas, vivienda, trabajo y compras.' },
  'nz.help.community-law': {
    does: 'Ayuda legal gratis cerca de usted, y un manual sencillo de derecho en línea.',
  },
  'nz.help.tenants-protection': {
    does: 'Información gratis para inquilinos y quienes les ayudan.',
  },
  'nz.help.banking-ombudsman': { does: 'Mira gratis las quejas sobre bancos.' },
  'nz.help.fscl': {
    does: 'Un servicio de quejas para prestamistas y aseguradoras. Compruebe a cuál pertenece el suyo.',
  },
  'nz.help.ifso': { does: 'Mira gratis las quejas sobre aseguradoras y prestamistas.' },
  'nz.help.udl': { does: 'Mira gratis las quejas de luz, gas y agua.' },
  'nz.help.tdr': { does: 'Mira gratis las quejas de teléfono e internet.' },
  'nz.help.legal-aid': {
    does: 'Ayuda con los gastos de abogado para personas con pocos ingresos.',
  },
  'nz.help.tenancy-services': {
    does: 'Le dice las reglas del alquiler y ofrece mediación gratis.',
  },
  'nz.help.employment-nz': {
    does: 'Le dice sus derechos en el trabajo y ofrece mediación gratis.',
  },
  'nz.help.disputes-tribunal': { does: 'Decide disputas hasta 60.000 $ sin abogados.' },
  'nz.help.insolvency': { does: 'Explica las opciones cuando no puede pagar.' },
  'nz.help.comcom': { does: 'Recibe avisos sobre empresas que engañan y préstamos injustos.' },
  'nz.help.netsafe': { does: 'Ayuda gratis con estafas y daños en internet.' },
  'nz.help.1737': {
    does: 'Llame o envíe un mensaje al 1737 a cualquier hora si todo es demasiado.',
  },
}
