import { CREDIT_COSTS } from '@plainletter/contracts/prices'
import type { CaseResearch as Found } from '@plainletter/contracts/research'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { api, readAnswer } from '../api.ts'
import { useReplaceDocument } from '../document-query.ts'
import { describeError } from '../errors.ts'
import { researchMessages as words } from '../messages/research.ts'
import type { AnalysedDocument, ResultToolProps } from '../result-tool.ts'
import { creditBalanceQuery, currentUserQuery } from '../session.ts'
import { ToolButton } from '../tool-button.tsx'
import { toast } from '../ui/toast-store.ts'
import { ResearchedCases } from './researched-cases.tsx'

const SpendDialog = lazy(async () => ({
  default: (await import('./spend-dialog.tsx')).SpendDialog,
}))

/** Decided cases that fit the letter: for a credit, once; kept with the letter and free from then on. */
export function CaseResearch({ document }: ResultToolProps) {
  const [isAsking, setIsAsking] = useState<boolean>()
  const research = useCaseResearch(document)
  const found: Found | null | undefined = document.caseResearch ?? research.data
  if (found && found.cases.length > 0) return <ResearchedCases research={found} />
  function search() {
    setIsAsking(false)
    research.mutate()
  }
  return (
    <div className="flex flex-col gap-4" data-no-print>
      <p className="text-ink-2">{words.lead}</p>
      <output>{found && <p className="font-semibold">{words.none}</p>}</output>
      <ToolButton
        cost={CREDIT_COSTS.caseResearch}
        onPress={() => setIsAsking(true)}
        pendingLabel={research.isPending && words.searching}
      >
        {words.search}
      </ToolButton>
      {isAsking !== undefined && (
        <Suspense>
          <SpendDialog isOpen={isAsking} onOpenChange={setIsAsking} onConfirm={search} />
        </Suspense>
      )}
    </div>
  )
}

function useCaseResearch(document: AnalysedDocument) {
  const cache = useQueryClient()
  const replace = useReplaceDocument()
  return useMutation({
    mutationFn: () => {
      const param = { id: String(document.id) }
      return readAnswer(api.documents[':id']['research-cases'].$get({ param }))
    },
    onSuccess: ({ isCharged, ...caseResearch }) => {
      // An empty answer is not kept: another day we may hold a case.
      if (caseResearch.cases.length > 0) replace({ ...document, caseResearch })
      toast({ title: words.done, description: isCharged ? words.charged : words.notCharged })
    },
    onError: (error) =>
      toast({
        title: words.failed,
        description: describeError(error, words.failedHint),
        variant: 'destructive',
      }),
    onSettled: () => {
      for (const { queryKey } of [creditBalanceQuery, currentUserQuery])
        void cache.invalidateQueries({ queryKey })
    },
  })
}
