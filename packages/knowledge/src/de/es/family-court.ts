/** The Spanish words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_ES: Words = {
  'de.famcourt.want': {
    says: 'El otro padre pide al juzgado que decida la custodia o las visitas.',
  },
  'de.famcourt.reality': {
    says: 'El juzgado busca lo mejor para el niño, oye a ambos, al niño y al Jugendamt, y busca primero un acuerdo.',
  },
  'de.famcourt.right-care': {
    says: 'La custodia única solo se da si usted acepta o si es claramente mejor para el niño. Desde los 14 el niño puede oponerse.',
  },
  'de.famcourt.right-contact': {
    says: 'Su hijo tiene derecho a ambos padres, y usted derecho y deber de verlo. Solo se limita si el niño sufriría daño.',
  },
  'de.famcourt.right-month': {
    says: 'La primera vista es en un mes. No necesita abogado; con pocos ingresos lo paga el juzgado (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'El juzgado le ordena alejarse o dejar la casa por ahora (Gewaltschutz). Vale desde que lo recibe.',
  },
  'de.famcourt.protection-obey': {
    says: 'Cúmplalo al pie de la letra, aunque la otra persona le llame: incumplir es delito y cuesta una multa (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: '¿Se dictó sin oírle? Pida por escrito una vista: entonces deben decidir de nuevo. Tras una vista tiene dos semanas para recurrir.',
  },
  'de.famcourt.step': {
    says: 'Anote con fechas lo importante para el niño o los hechos. Hable antes con el Jugendamt o un abogado y conteste al juzgado.',
  },
}
