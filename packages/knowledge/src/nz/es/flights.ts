/** The Spanish words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_ES: Words = {
  'nz.air.want': {
    says: 'Una aerolínea escribe sobre su vuelo retrasado o cancelado. Usted no debe nada, y quizá le deben dinero.',
  },
  'nz.air.reality': {
    says: 'Las reglas propias de la aerolínea no son la última palabra. La ley está por encima.',
  },
  'nz.air.right-domestic': {
    says: 'Por un retraso dentro del país que podía evitar, como falta de personal, la aerolínea debe su pérdida real. Como máximo son diez veces el precio del billete.',
  },
  'nz.air.right-care': {
    says: 'Un vuelo debe hacerse con cuidado y en un tiempo razonable. Si no, puede pedir su dinero y sus gastos.',
  },
  'nz.air.right-abroad': {
    says: 'En un viaje internacional puede reclamar su pérdida por un retraso, hasta un límite. Tiene dos años para demandar.',
  },
  'nz.air.right-misled': { says: 'Una aerolínea no puede engañarle sobre sus derechos.' },
  'nz.air.right-tribunal': {
    says: 'Si la aerolínea dice que no, puede decidir el Disputes Tribunal. Es barato y no necesita abogado.',
  },
  'nz.air.step': {
    says: 'Escriba a la aerolínea. Nombre el vuelo, la razón que dio y cada gasto, con recibos.',
  },
}
