import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { shellMessages } from '../messages/shell.ts'
import { workflowTestMessages as words } from '../messages/workflow-test.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { analyzeText } from './analyze-text.ts'
import { ResultFields } from './result-fields.tsx'

/** For those who build this: a text in, the raw fields of its analysis out. */
export function WorkflowTestPage() {
  const [text, setText] = useState('')
  const analysis = useMutation({ mutationFn: analyzeText })
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6">
      <title>{shellMessages.pageTitle(words.title)}</title>
      <div>
        <h1>{words.title}</h1>
        <p className="pt-2 text-ink-2">{words.lead}</p>
      </div>
      <section aria-labelledby="scenarios-title">
        <h2 id="scenarios-title">{words.scenarios}</h2>
        <div className="flex flex-wrap gap-3 pt-3">
          {Object.entries(words.samples).map(([name, sample]) => (
            <Button key={name} variant="quiet" onClick={() => setText(sample)}>
              {name}
            </Button>
          ))}
        </div>
      </section>
      <Field label={words.text}>
        {(control) => (
          <TextArea
            {...control}
            className="min-h-40"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        className="self-start"
        pendingLabel={analysis.isPending && words.analyzing}
        disabledReason={text.trim() === '' ? words.text : undefined}
        onClick={() => analysis.mutate(text)}
      >
        {words.analyze}
      </Button>
      <section aria-labelledby="results-title">
        <h2 id="results-title">{words.results}</h2>
        {analysis.isIdle && <p className="pt-3 text-ink-2">{words.empty}</p>}
        {analysis.error && (
          <Callout tone="urgent" title={words.failed} isLive>
            <p>{analysis.error.message}</p>
          </Callout>
        )}
        {analysis.data && <ResultFields analysis={analysis.data} />}
      </section>
    </div>
  )
}
