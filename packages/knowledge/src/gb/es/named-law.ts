/** Multas penales, renta del suelo, prestaciones, ofertas y estafas: las filas del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'gb.scam.warn-link': {
    says: 'Los ladrones copian estos mensajes. Abra usted la página oficial, nunca con el enlace. Engañar a la gente por dinero es un delito.',
  },
  'gb.stat.right-late-payment': {
    says: 'Entre dos empresas la ley añade intereses y £40, £70 o £100 a una factura tardía. No se puede añadir a lo que compró como consumidor.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un empleador justo avisa pronto, habla con usted, elige con criterios justos y le busca otro puesto. El tribunal mira cada punto.',
  },
  'gb.credit.right-early-settlement': {
    says: 'Puede pagar antes un préstamo o el crédito del coche cuando quiera. El prestamista debe quitar una parte de los intereses y decirle la suma por escrito si la pide.',
  },
}
