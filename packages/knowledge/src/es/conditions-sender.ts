/** Conditions on who writes that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Creditors with powers of their own, who need no court. */
export const PUBLIC: Test = {
  says: [
    'agencia tributaria',
    'agencia estatal de administración tributaria',
    'aeat',
    'tesorería general de la seguridad social',
    'tgss',
    'providencia de apremio',
    'vía de apremio',
    'recaudación ejecutiva',
    'diligencia de embargo',
    'excmo. ayuntamiento',
    'ayuntamiento de',
    'diputación provincial',
    'servicio público de empleo estatal',
    'sepe',
    'dirección general de tráfico',
    'dgt',
  ],
}

export const FROM_PUBLIC: Condition = { any: [PUBLIC] }

export const NOT_PUBLIC: Condition = { not: [PUBLIC] }
