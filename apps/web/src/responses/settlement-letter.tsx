import { OWN_WORDS_LIMIT, SETTLEMENT_PERCENT, SettlementOption } from '@plainletter/contracts/draft'
import { useState } from 'react'

import { responseMessages as words } from '../messages/responses.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { ToolButton } from '../tool-button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-box.tsx'
import { partOfSum } from './settlement-sum.ts'
import { orNull, useResponse } from './use-response.ts'
import { WrittenLetter } from './written-letter.tsx'

// Proof comes first: nobody should offer money for what they may not owe.
const OPTIONS = SettlementOption.options.toSorted(
  (one, other) => (SETTLEMENT_PERCENT[one] ?? 0) - (SETTLEMENT_PERCENT[other] ?? 0),
)

/** An offer to settle a debt for a part of it, or the demand for proof first. */
export function SettlementLetter({ document, sum, Letter }: ResultToolProps) {
  const [option, setOption] = useState<SettlementOption>()
  const [circumstances, setCircumstances] = useState('')
  const response = useResponse(document.id)
  function generate() {
    if (option !== undefined)
      response.mutate({ responseType: option, specialCircumstances: orNull(circumstances) })
  }
  const nameOption = (value: SettlementOption) => {
    const percent = SETTLEMENT_PERCENT[value]
    if (percent === null) return words.proofFirst
    const part = partOfSum(sum, percent, document.country)
    return part === undefined || sum === undefined
      ? words.offer(percent)
      : words.offerOf(percent, part, sum)
  }
  return (
    <div>
      <div className="flex flex-col gap-5" data-no-print>
        <p className="text-ink-2">{words.settlementLead}</p>
        <fieldset>
          <legend className="font-semibold">{words.settlementOption}</legend>
          {OPTIONS.map((value) => (
            <OptionRow
              key={value}
              label={nameOption(value)}
              hint={value === 'validation_first' ? words.proofFirstHint : undefined}
              isChosen={value === option}
              onChoose={() => setOption(value)}
            />
          ))}
        </fieldset>
        <Field label={words.specialCircumstances} hint={words.specialCircumstancesHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={OWN_WORDS_LIMIT}
              value={circumstances}
              onChange={(event) => setCircumstances(event.target.value)}
            />
          )}
        </Field>
        <ToolButton
          onPress={generate}
          pendingLabel={response.isPending && words.generating}
          disabledReason={option === undefined ? words.optionRequired : undefined}
        >
          {words.generateSettlement}
        </ToolButton>
      </div>
      {response.data !== undefined && <WrittenLetter draft={response.data} Letter={Letter} />}
    </div>
  )
}

type OptionRowProps = {
  label: string
  hint: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function OptionRow({ label, hint, isChosen, onChoose }: OptionRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line py-2.5">
      <input
        type="radio"
        name="settlement-option"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span>
        <span className="tabular-nums">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-2">{hint}</span>}
      </span>
    </label>
  )
}
