import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import { caseMessages as words } from '../messages/cases.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { CaseCard } from './case-card.tsx'
import { casesQuery } from './queries.ts'

// Loaded when it is first opened.
const CreateCaseDialog = lazy(async () => ({
  default: (await import('./create-case-dialog.tsx')).CreateCaseDialog,
}))

/** The letters of each dispute, kept together. */
export function CasesPage() {
  const cases = useQuery(casesQuery)
  const [isCreating, setIsCreating] = useState(false)
  const [newId, setNewId] = useState<number>()
  const open = () => setIsCreating(true)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>{words.title}</h1>
          <p className="measure pt-2 text-ink-2">{words.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={open}>{words.create}</Button>
          <Link
            to={paths.dashboard}
            aria-label={`${words.close}: ${words.backToDashboard}`}
            className={buttonLook('quiet')}
          >
            {words.close}
          </Link>
        </div>
      </div>
      {cases.isPending && <Waiting label={words.loading} />}
      {cases.isError && (
        <div className="pt-8">
          <LoadFailed says={words.loadFailed} retryLabel={words.tryAgain} onRetry={cases.refetch} />
        </div>
      )}
      {cases.data?.length === 0 && <NoCases onCreate={open} />}
      <ul className="grid items-start gap-6 pt-8 md:grid-cols-2">
        {cases.data?.map((legalCase) => (
          <li key={legalCase.id}>
            <CaseCard legalCase={legalCase} isNew={legalCase.id === newId} />
          </li>
        ))}
      </ul>
      {isCreating && (
        <Suspense>
          <CreateCaseDialog
            onClose={() => setIsCreating(false)}
            onCreated={({ id }) => {
              setIsCreating(false)
              setNewId(id)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function NoCases({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="flex flex-col items-start gap-3 pt-10">
      <h2>{words.emptyTitle}</h2>
      <p className="text-ink-2">{words.emptySays}</p>
      <Button variant="quiet" onClick={onCreate}>
        {words.createFirst}
      </Button>
    </section>
  )
}
