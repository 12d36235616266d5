import { DEFAULT_TONE, OWN_WORDS_LIMIT, ResponseType, Tone } from '@plainletter/contracts/draft'
import { LETTER_TONES } from '@plainletter/contracts/draft'
import { useState } from 'react'

import { responseMessages as words } from '../messages/responses.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { ToolButton } from '../tool-button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { orNull, useResponse } from './use-response.ts'
import { WrittenLetter } from './written-letter.tsx'

/** A letter of a chosen type and tone, with one request of the person's own. */
export function CustomResponse({ document, Letter }: ResultToolProps) {
  const { isEnquiry } = document.analysis
  const [type, setType] = useState<ResponseType>()
  // For questions the tone is optional.
  const [tone, setTone] = useState<Tone | null>(isEnquiry ? null : DEFAULT_TONE)
  const [request, setRequest] = useState('')
  const response = useResponse(document.id)
  function generate() {
    if (type !== undefined)
      response.mutate({ responseType: type, tone, specificRequest: orNull(request) })
  }
  return (
    <div>
      <div className="flex flex-col gap-5" data-no-print>
        <p className="text-ink-2">{words.lead}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TypeField type={type} onChange={setType} />
          <ToneField tone={tone} isEnquiry={isEnquiry} onChange={setTone} />
        </div>
        <Field label={words.specificRequest} hint={words.specificRequestHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={OWN_WORDS_LIMIT}
              value={request}
              onChange={(event) => setRequest(event.target.value)}
            />
          )}
        </Field>
        <ToolButton
          onPress={generate}
          pendingLabel={response.isPending && words.generating}
          disabledReason={type === undefined ? words.typeRequired : undefined}
        >
          {words.generate}
        </ToolButton>
      </div>
      {response.data !== undefined && <WrittenLetter draft={response.data} Letter={Letter} />}
    </div>
  )
}

type TypeFieldProps = {
  type: ResponseType | undefined
  onChange: (type: ResponseType | undefined) => void
}

function TypeField({ type, onChange }: TypeFieldProps) {
  const options = ResponseType.options.map((value) => ({ value, label: words.types[value] }))
  return (
    <Field label={words.type}>
      {(control) => (
        <Select
          {...control}
          value={type ?? ''}
          options={[{ value: '', label: words.chooseType }, ...options]}
          onChange={(event) => onChange(ResponseType.safeParse(event.target.value).data)}
        />
      )}
    </Field>
  )
}

type ToneFieldProps = {
  tone: Tone | null
  isEnquiry: boolean
  onChange: (tone: Tone | null) => void
}

function ToneField({ tone, isEnquiry, onChange }: ToneFieldProps) {
  const tones = isEnquiry ? Tone.options : LETTER_TONES
  const options = tones.map((value) => ({ value, label: words.tones[value] }))
  return (
    <Field label={words.tone}>
      {(control) => (
        <Select
          {...control}
          value={tone ?? ''}
          options={isEnquiry ? [{ value: '', label: words.noTone }, ...options] : options}
          onChange={(event) => onChange(Tone.safeParse(event.target.value).data ?? null)}
        />
      )}
    </Field>
  )
}
