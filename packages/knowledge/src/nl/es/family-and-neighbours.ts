/** Vecinos, herencia, pensión y residencia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_ES: Words = {
  'nl.ask.neighbour-noise': {
    says: 'Un vecino no puede causar molestias ilegales (onrechtmatige hinder). Hable primero, lleve un diario y pida mediación gratis (buurtbemiddeling).',
  },
  'nl.ask.neighbour-tree': {
    says: 'Los árboles deben estar casi siempre a dos metros del límite y los setos a medio metro. El municipio puede fijar otra distancia. Escriba antes de cortar.',
  },
  'nl.ask.estate': {
    says: 'Paga con su dinero solo si acepta todo. En el tribunal puede rechazar, o aceptar solo tras un inventario (beneficiair). Elija antes de tocar nada: vender o gastar cosas puede valer como aceptar todo. Un recuerdo sin valor casi nunca. Ayuda un notario o el tribunal. Escriba a las empresas que aún está eligiendo.',
  },
  'nl.ask.maintenance': {
    says: 'Ambos padres pagan por un hijo según lo que pueden. Un juez puede cambiar la suma si cambia su ingreso o su vida.',
  },
  'nl.stay.right-short': {
    says: 'Si le niegan el permiso, el plazo para oponerse suele ser de cuatro semanas. Mire el final de la carta y busque ya un abogado.',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'Pida al LBIO que lo cobre: para usted es gratis. Debe faltar un pago de los últimos seis meses y un juez debe haber fijado la suma. Escriba antes a su ex.',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: 'No deje de pagar por su cuenta: la suma se debe hasta que un juez la cambie o lo acuerden por escrito. Pida antes a su ex que la baje, con pruebas. Si dice no, un abogado pide el cambio al tribunal; con pocos ingresos hay ayuda (toevoeging). Una suma menor casi siempre cuenta solo desde la solicitud. Si dejó el trabajo porque quiso, el juez puede decir no.',
  },
}
