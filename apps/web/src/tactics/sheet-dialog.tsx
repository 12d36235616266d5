import { Area } from '@plainletter/contracts/cheat-sheet'
import { SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'

import { tacticMessages as words } from '../messages/tactics.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-box.tsx'
import type { Asked } from './queries.ts'
import { QuickPreview } from './quick-preview.tsx'
import { SheetMaker } from './sheet-maker.tsx'

interface SheetDialogProps {
  asked: Asked
  onChange: (change: Partial<Asked>) => void
  onClose: () => void
}

/** Asks before a credit is spent: what for, with which words, and what it costs. The sheet appears in it. */
export function SheetDialog({ asked, onChange, onClose }: SheetDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.sheetTitle(words.areaNames[asked.area])}
      description={words.sheetLead}
      closeLabel={words.close}
      place="wide"
    >
      <Field label={words.area}>
        {(control) => (
          <Select
            {...control}
            value={asked.area}
            options={Area.options.map((value) => ({ value, label: words.areaNames[value] }))}
            onChange={(event) => onChange({ area: Area.parse(event.target.value) })}
          />
        )}
      </Field>
      <QuickPreview key={asked.area} area={asked.area} country={asked.country} />
      <Field label={words.situation} hint={words.situationHint}>
        {(control) => (
          <TextArea
            {...control}
            className="min-h-24"
            value={asked.situation}
            maxLength={SITUATION_CHARACTERS}
            onChange={(event) => onChange({ situation: event.target.value })}
          />
        )}
      </Field>
      <SheetMaker key={`${asked.area}${asked.country}`} asked={asked} />
    </Dialog>
  )
}
