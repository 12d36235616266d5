import { COUNTRY_CODES } from '@plainletter/contracts/countries'
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { LANGUAGE_OPTIONS } from '../language.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { nameCountry } from '../page-language.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-box.tsx'
import type { DraftControls } from './use-draft.ts'

const listCountries = () => COUNTRY_CODES.map((value) => ({ value, label: nameCountry(value) }))

/** The question, or the pasted words of the letter. Off while files are chosen, and it says so. */
export function QuestionField({ controls }: { controls: DraftControls }) {
  const { files, text } = controls.draft
  const hasFiles = files.length > 0
  return (
    <Field
      id="question"
      label={words.question}
      hint={hasFiles ? hintWithFiles(text) : words.questionHint}
      counter={hasFiles ? undefined : adviseDetail(text)}
    >
      {(control) => (
        <TextArea
          {...control}
          className="min-h-32"
          value={text}
          disabled={hasFiles}
          maxLength={UPLOAD_LIMITS.textCharacters}
          onChange={(event) => controls.write(event.target.value)}
        />
      )}
    </Field>
  )
}

function hintWithFiles(text: string): string {
  return text.trim() === '' ? words.questionOff : words.questionKept
}

/** Under 50 characters more detail is asked for; from 50 on it is good. Nothing is said of an empty box. */
function adviseDetail(text: string): string | undefined {
  const { length } = text.trim()
  if (length === 0) return undefined
  const more = UPLOAD_LIMITS.detailHintCharacters - length
  return more > 0 ? words.questionTooShort(more) : words.questionGood
}

/** What the person would like to come of it. */
export function GoalField({ controls }: { controls: DraftControls }) {
  return (
    <Field id="goal" label={words.goal} hint={words.goalHint}>
      {(control) => (
        <TextArea
          {...control}
          className="min-h-20"
          value={controls.draft.goal}
          maxLength={UPLOAD_LIMITS.goalCharacters}
          onChange={(event) => controls.change({ goal: event.target.value })}
        />
      )}
    </Field>
  )
}

/** Whose law applies, and the language of the answer. */
export function PlaceFields({ controls }: { controls: DraftControls }) {
  const { country, language } = controls.draft
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="country" label={words.country}>
        {(control) => (
          <Select
            {...control}
            value={country}
            options={listCountries()}
            onChoose={(chosen) => controls.change({ country: chosen })}
          />
        )}
      </Field>
      <Field id="language" label={words.language}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={LANGUAGE_OPTIONS}
            onChoose={(chosen) => controls.change({ language: chosen })}
          />
        )}
      </Field>
    </div>
  )
}
