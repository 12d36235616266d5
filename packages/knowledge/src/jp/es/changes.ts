/** The Spanish words of Japan: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_ES: Words = {
  'jp.news.bicycle-tickets': {
    says: 'Desde el 1 de abril de 2026 las personas de 16 años o más pueden recibir una multa azul (青切符) por romper reglas en bicicleta.',
    was: 'Los ciclistas recibían una advertencia o un caso penal.',
    is: 'Pague a tiempo la cantidad de la multa y no hay caso penal. Un teléfono en la mano cuesta 12.000 ¥.',
  },
  'jp.news.online-court': {
    says: 'Desde el 21 de mayo de 2026 los juzgados civiles trabajan en línea. Sin abogado aún puede usar papel.',
    was: 'Los juzgados trabajaban con papel y enviaban papeles por correo.',
    is: 'Los abogados deben presentar en línea. Los papeles también se pueden entregar en línea si usted se inscribió.',
  },
  'jp.news.child-support': {
    says: 'En los divorcios desde el 1 de abril de 2026 un padre o madre puede reclamar 20.000 ¥ al mes por cada hijo, también sin acuerdo.',
    was: 'Sin acuerdo no había una cantidad fija que reclamar.',
    is: 'La cantidad legal vale hasta que se pongan de acuerdo o un juzgado decida. También es posible la autoridad de ambos padres.',
  },
  'jp.news.freelance-law': {
    says: 'Desde el 1 de noviembre de 2024 una ley protege a los autónomos: condiciones por escrito y pago en 60 días.',
    was: 'Los autónomos tenían pocas reglas propias.',
    is: 'El cliente debe dar las condiciones por escrito, pagar en 60 días y actuar contra el acoso.',
  },
  'jp.news.subcontract-law': {
    says: 'Desde el 1 de enero de 2026 una empresa no puede fijar un precio sin hablar, ni pagar a pequeños proveedores con letras de cambio.',
    was: 'La antigua ley de subcontratos dejaba pagar con letras.',
    is: 'Con la nueva ley (取適法) un comprador debe hablar del precio y pagar en efectivo en 60 días.',
  },
  'jp.news.inheritance-register': {
    says: 'Desde el 1 de abril de 2024 quien hereda un terreno o una casa debe registrarlo en tres años.',
    was: 'Registrar era una elección libre.',
    is: 'Sin una buena razón puede haber una multa de hasta 100.000 ¥. Para casos más viejos el plazo termina el 31 de marzo de 2027.',
  },
}
