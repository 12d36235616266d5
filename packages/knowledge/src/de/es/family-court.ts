/** The Spanish words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_ES: Words = {
  'de.famcourt.want': {
    says: 'Alguien, casi siempre el otro progenitor, pide al tribunal de familia que decida quién cuida al niño o cuándo se ven.',
  },
  'de.famcourt.reality': {
    says: 'El juzgado busca lo mejor para el niño, oye a ambos, al niño y al Jugendamt, y busca primero un acuerdo.',
  },
  'de.famcourt.right-care': {
    says: 'Si ambos tienen la custodia, uno la recibe solo si usted acepta o si es lo mejor para el niño. Desde los 14 años el hijo puede oponerse.',
  },
  'de.famcourt.right-contact': {
    says: 'Su hijo tiene derecho a ambos padres, y usted tiene el derecho y el deber de verlo. Solo se corta por mucho tiempo si de otro modo sufriría daño.',
  },
  'de.famcourt.right-month': {
    says: 'Sobre visitas o dónde vive el niño, la primera vista debería ser en un mes. Casi nunca hace falta abogado, salvo dentro de un divorcio. Puede llevar uno: con pocos ingresos el tribunal puede pagar (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'El tribunal ordena, o le piden que ordene, que se aleje o deje la vivienda por ahora (Gewaltschutz). Una orden vale a más tardar desde que la recibe.',
  },
  'de.famcourt.protection-obey': {
    says: 'Cumpla una orden al pie de la letra, también si la otra persona le llama: incumplirla es delito y además puede costar una multa (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: '¿Una orden urgente sin oírle? Pida por escrito una vista: entonces el tribunal debe decidir de nuevo. Tras una vista tiene dos semanas para recurrir.',
  },
  'de.famcourt.step': {
    says: 'Anote con fechas lo importante para el niño o los hechos. Hable antes con el Jugendamt o un abogado y conteste al juzgado.',
  },
}
