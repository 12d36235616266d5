import { CheatSheetAnswer } from '@plainletter/contracts/tactics'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { api, readAnswer } from '../api.ts'
import { isCreditsError } from '../errors.ts'
import { tacticMessages as words } from '../messages/tactics.ts'
import { creditBalanceQuery, currentUserQuery } from '../session.ts'
import { useUpgradeToast } from '../tool-button.tsx'
import { toast } from '../ui/toast-store.ts'
import { nameAttempt } from './name-attempt.ts'
import { sheetQuery, type Asked } from './queries.ts'

/** The sheet for this wish, once `make` was pressed. Nothing is made before. */
export function useSheet(asked: Asked) {
  const cache = useQueryClient()
  const askForUpgrade = useUpgradeToast()
  const { data: answer } = useQuery(sheetQuery(tidy(asked)))
  const making = useMutation({
    mutationFn: makeSheet,
    onSuccess: (made, wish) => {
      cache.setQueryData(sheetQuery(wish).queryKey, made)
      toast({
        title: words.ready,
        description: made.isCharged ? words.creditUsed : words.nothingTaken,
      })
    },
    onError: (error) => isCreditsError(error) && askForUpgrade(),
    onSettled: () => {
      for (const { queryKey } of [creditBalanceQuery, currentUserQuery])
        void cache.invalidateQueries({ queryKey })
    },
  })
  return {
    sheet: answer?.cheatSheet,
    error: making.error,
    isMaking: making.isPending,
    make: () => making.mutate(tidy(asked)),
  }
}

const tidy = (asked: Asked): Asked => ({ ...asked, situation: asked.situation.trim() })

async function makeSheet(asked: Asked): Promise<CheatSheetAnswer> {
  const { area, country, situation } = asked
  const headers = { 'Idempotency-Key': await nameAttempt(asked) }
  const json = { userSituation: situation, jurisdiction: country }
  const call = api['strategic-cheat-sheet'][':area'].$post({ param: { area }, json }, { headers })
  return CheatSheetAnswer.parse(await readAnswer(call))
}
