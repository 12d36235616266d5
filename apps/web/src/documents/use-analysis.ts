import type { Stage } from '@plainletter/contracts/document'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { documentListQuery } from '../document-list.ts'
import { documentQuery } from '../document-query.ts'
import { describeError, isConnectionLost, isCreditsError, isSignedOut } from '../errors.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { paths } from '../paths.ts'
import { creditBalanceQuery, currentUserQuery } from '../session.ts'
import { toast } from '../ui/toast-store.ts'
import { unsentLetterQuery } from '../unsent-letter.ts'
import type { LetterDraft } from './letter-draft.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** How far the work is. */
export type Progress =
  | { kind: 'preparing' }
  | { kind: 'sending'; part: number }
  | { kind: 'working'; stage: Stage }

const loadSending = () => import('./send-letter.ts')

/** Sends a letter, tells how far it is, and says how it ended. */
export function useAnalysis() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<Progress>({ kind: 'preparing' })
  // Syncs with the network: what sends a letter is there before one is chosen.
  useEffect(() => void loadSending().catch(() => undefined), [])
  // One key per intent: a second try after a broken line must not be charged again.
  const intent = useRef<{ draft: LetterDraft; key: string } | undefined>(undefined)

  /** The form goes with the session: what stands in it waits for its owner. */
  function askToSignIn(letter: LetterDraft) {
    const user = cache.getQueryData(currentUserQuery.queryKey)
    if (user) cache.setQueryData(unsentLetterQuery.queryKey, { email: user.email, letter })
    cache.setQueryData(currentUserQuery.queryKey, null)
    void navigate(paths.login, { state: { from: paths.home } })
  }

  const analysis = useMutation({
    mutationFn: async (draft: LetterDraft) => {
      if (intent.current?.draft !== draft) intent.current = { draft, key: crypto.randomUUID() }
      const { key } = intent.current
      setProgress({ kind: 'preparing' })
      const [{ sendLetter }, files] = await Promise.all([loadSending(), shrinkAll(draft.files)])
      setProgress({ kind: 'sending', part: 0 })
      return sendLetter({ ...draft, files }, key, {
        onSending: (part) => setProgress({ kind: 'sending', part }),
        onStage: (stage) => setProgress({ kind: 'working', stage }),
      })
    },
    onSuccess: (sent) => {
      intent.current = undefined
      if ('document' in sent) {
        cache.setQueryData(documentQuery(String(sent.id)).queryKey, sent.document)
        toast({ title: words.done, description: words.doneHint })
      }
    },
    onError: (error, draft) => {
      if (!isConnectionLost(error)) intent.current = undefined
      if (isSignedOut(error)) askToSignIn(draft)
      const action = { label: words.buyCredits, onPress: () => void navigate(paths.credits) }
      toast({
        ...nameFailure(error),
        variant: 'destructive',
        ...(isCreditsError(error) && { action }),
      })
    },
    onSettled: () => {
      // Not awaited: the answer need not wait for the lists to be read again.
      for (const { queryKey } of [documentListQuery, creditBalanceQuery, currentUserQuery]) {
        void cache.invalidateQueries({ queryKey })
      }
    },
  })
  return { analysis, progress }
}

/** A failed run in the words of the specification. */
export function nameFailure(error: unknown): { title: string; description: string } {
  if (isCreditsError(error)) {
    return { title: words.failedCredits, description: words.failedCreditsHint }
  }
  return { title: words.failed, description: describeError(error, words.failedHint) }
}

/** One after the other: ten big photos at once would not fit a small phone's memory. */
async function shrinkAll(files: readonly File[]): Promise<File[]> {
  const smaller: File[] = []
  for (const file of files) smaller.push(await shrinkPhoto(file))
  return smaller
}
