import type { Area } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'
import { QuickTacticsAnswer, type CheatSheetAnswer } from '@plainletter/contracts/tactics'
import { queryOptions, skipToken } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'

/** What a sheet is asked for. */
export interface Asked {
  readonly area: Area
  readonly country: CountryCode
  readonly situation: string
}

/** The free facts of an area. The law of a day does not change while a page is open. */
export const quickTacticsQuery = ({ area, country }: Omit<Asked, 'situation'>) =>
  queryOptions({
    queryKey: ['tactics', area, country],
    queryFn: async () => {
      const json = { userSituation: '', documentType: area, jurisdiction: country }
      const answer = await readAnswer(api['quick-tactics'].$post({ json }))
      return QuickTacticsAnswer.parse(answer).tactics
    },
    staleTime: Infinity,
  })

/** A sheet that was made on this page. Forgotten when the person signs out or leaves. */
export const sheetQuery = (asked: Asked) =>
  queryOptions<CheatSheetAnswer>({
    queryKey: ['cheat-sheets', asked],
    queryFn: skipToken,
    gcTime: Infinity,
  })
