/** The Spanish words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_ES: Words = {
  'de.papers.right-warned': {
    says: 'Por papeles que faltan solo pueden negar o parar tras un aviso escrito con plazo (§ 66).',
  },
  'de.papers.right-later': {
    says: 'Entréguelos más tarde: entonces pueden pagar también lo anterior. No tiene que traer lo que no puede conseguir.',
  },
  'de.papers.step': {
    says: 'Escriba qué papeles adjunta, cuáles siguen y cuándo, y cuáles no puede conseguir. Guarde la prueba.',
  },
  'de.papers.right-housing-benefit': {
    says: 'La ayuda de vivienda (Wohngeld) es un derecho. Deciden alquiler, hogar e ingresos. Explique de qué vive: ahorros, ayuda.',
  },
}
