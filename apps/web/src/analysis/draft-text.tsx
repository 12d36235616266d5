import { splitDraft, type GapFills } from './split-draft.ts'

export type DraftTextProps = {
  draft: string
  fills: GapFills
  onFill: (gap: string, text: string) => void
}

/** The words of a draft, its gaps as fields in the line. */
export function DraftText({ draft, fills, onFill }: DraftTextProps) {
  return splitDraft(draft).map(({ kind, text, start }) =>
    kind === 'gap' ? (
      <Gap
        key={start}
        gap={text}
        value={fills[text] ?? ''}
        onFill={(value) => onFill(text, value)}
      />
    ) : (
      text
    ),
  )
}

type GapProps = { gap: string; value: string; onFill: (value: string) => void }

// The field stands in the line like the words around it; on paper its words alone remain.
function Gap({ gap, value, onFill }: GapProps) {
  const name = gap.slice(1, -1)
  return (
    <>
      <input
        type="text"
        value={value}
        placeholder={name}
        aria-label={name}
        autoComplete={findAutoComplete(name)}
        size={Math.max(MIN_FIELD_SIZE, value.length, name.length)}
        maxLength={MAX_GAP_CHARACTERS}
        onChange={(event) => onFill(event.target.value)}
        className="highlighted field-sizing-content max-w-full border-b-2 border-dotted border-ink px-1 placeholder:text-ink-2 print:hidden"
      />
      <span className="hidden print:inline">{value.trim() === '' ? gap : value}</span>
    </>
  )
}

const MIN_FIELD_SIZE = 6
const MAX_GAP_CHARACTERS = 200

const AUTO_COMPLETE = [
  { word: 'email', token: 'email' },
  { word: 'phone', token: 'tel' },
  { word: 'postcode', token: 'postal-code' },
  { word: 'your name', token: 'name' },
  { word: 'full name', token: 'name' },
] as const

// Only what is surely about the person themself is offered from the browser's memory.
function findAutoComplete(name: string): string {
  return AUTO_COMPLETE.find(({ word }) => name.toLowerCase().includes(word))?.token ?? 'off'
}
