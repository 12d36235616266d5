/** The Spanish words of Spain: lease changes. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_ES: Words = {
  'es.lease.right-supplies': {
    says: 'El inquilino paga lo que marca el contador de la vivienda. Otros gastos solo son suyos si el contrato lo dice y pone el importe anual.',
  },
  'es.lease.step-supplies': {
    says: 'Pida copia de la factura con fechas y lecturas. Compruebe los días que tuvo las llaves antes de pagar.',
  },
  'es.lease.right-sale': {
    says: 'La venta no termina su contrato. El nuevo dueño debe respetarlo los cinco primeros años, o siete si el arrendador era una empresa.',
  },
  'es.lease.right-buy-first': {
    says: 'En la mayoría de los casos puede comprar usted primero al mismo precio, en 30 días desde la oferta (tanteo). Mire si renunció en el contrato.',
  },
  'es.lease.right-works': {
    says: 'Por mejoras, el arrendador solo puede subir la renta por sí mismo pasados cinco años, o siete si es empresa. Como mucho, un 20 %.',
  },
  'es.lease.right-tense-area': {
    says: 'En una zona tensionada, un nuevo contrato no puede pedir, por lo general, más que el anterior.',
  },
  'es.lease.decree-two-years': {
    says: 'Un decreto de octubre de 2026 permite pedir hasta dos años más en las mismas condiciones, si pagó los últimos ocho meses. Pregunte en una oficina de vivienda si el Congreso lo convalidó.',
  },
  'es.lease.decree-notice': {
    says: 'Desde el 15 de noviembre de 2026 un decreto exige casi siempre seis meses de aviso. Si avisa desde el 7 de octubre de 2026, el arrendador que no renueva sin una de sus causas debe casi siempre un año de renta o más. El Congreso debe haberlo convalidado.',
  },
  'es.eviction.decree-stop': {
    says: 'Un decreto de octubre de 2026 permite al juez parar el desahucio de personas vulnerables sin alternativa. No vale contra un dueño con una o dos viviendas. Pregunte a su abogado si el Congreso lo convalidó.',
  },
  'es.rise.decree': {
    says: 'Un decreto de octubre de 2026 pone un tope del 2 % si no pactan otra cosa. Pregunte en una oficina de vivienda si el Congreso lo convalidó.',
  },
}
