/** Italian: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_IT: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: 'Si lamenti prima per la via del fondo. Poi il Pensions Ombudsman decide gratis, quasi sempre entro tre anni.',
  },
  'gb.pension-scheme.right-time': {
    says: "Di rado possono andare oltre sei anni prima che la lite arrivasse all'Ombudsman. Se ha speso il denaro in buona fede, lo dica. Il piano deve essere sostenibile.",
  },
}
