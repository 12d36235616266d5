import { Area } from '@plainletter/contracts/cheat-sheet'
import { DEFAULT_COUNTRY, findCountry } from '@plainletter/contracts/countries'
import { SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'

import type { Asked } from './queries.ts'

export type SheetRequest = Omit<Asked, 'situation'> &
  ({ readonly document: string } | { readonly situation: string })

/** What the address asks for: an area, and a letter by its number or the situation in words. Null when one is missing. */
export function readRequest(search: URLSearchParams): SheetRequest | null {
  const area = Area.safeParse(search.get('area')?.toLowerCase())
  if (!area.success) return null
  const country = findCountry(search.get('jurisdiction') ?? '') ?? DEFAULT_COUNTRY
  const document = search.get('document') ?? ''
  if (/^[1-9]\d{0,14}$/.test(document)) return { area: area.data, country, document }
  const situation = (search.get('situation') ?? '').trim().slice(0, SITUATION_CHARACTERS)
  return situation === '' ? null : { area: area.data, country, situation }
}
