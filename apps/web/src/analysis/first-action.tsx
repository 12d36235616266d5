import type { DerivedDeadline } from '@plainletter/contracts/analysis'

import { analysisMessages as words } from '../messages/analysis.ts'
import { buttonLook } from '../ui/button-look.ts'
import { BasisChips } from './basis-chips.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { useResult } from './result-context.ts'
import { chooseLayout, listChapters } from './sections.ts'

/** `lead` opens the sentence; `deadline` is a date that can still be put in a calendar. */
type FirstActionProps = { lead: string; deadline: DerivedDeadline | undefined }

/** The one thing to do first, and the one main button of the page. */
export function FirstAction({ lead, deadline }: FirstActionProps) {
  const { document } = useResult()
  const { analysis } = document
  const sections = listChapters(document).flatMap((chapter) => chapter.sections)
  const target = (chooseLayout(analysis) === 'not-covered' ? ASK_FIRST : TARGETS).find(
    ({ section }) =>
      sections.includes(section) && (section !== 'professional-help' || analysis.help.length > 0),
  )
  const step = analysis.recommendedActions.step1
  return (
    <div className="mt-4">
      {step !== undefined && (
        <>
          <p>
            <strong className="font-semibold">{lead}</strong> {step}
          </p>
          <BasisChips path="recommendedActions.step1" />
        </>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3" data-no-print>
        {target !== undefined && (
          <a href={target.href} className={buttonLook('primary')}>
            {words[target.word]}
          </a>
        )}
        {deadline !== undefined && <CalendarButton deadline={deadline} />}
        <OpenLetterButton />
      </div>
    </div>
  )
}

// In order: what a person most needs comes first, whatever else is on the page.
const TARGETS = [
  { section: 'professional-help', href: '#help-resources', word: 'getHelp' },
  { section: 'draft-letter', href: '#draft-letter', word: 'readReply' },
  { section: 'first-things-first', href: '#chapter-start-here', word: 'seeSteps' },
  { section: 'key-advice', href: '#chapter-start-here', word: 'seeSteps' },
  { section: 'help-resources', href: '#help-resources', word: 'getHelp' },
] as const

// Where we hold no advice, the people who do come first.
const ASK_FIRST = TARGETS.toSorted(
  (one, other) =>
    Number(other.section === 'help-resources') - Number(one.section === 'help-resources'),
)

function OpenLetterButton() {
  const { document, showInLetter } = useResult()
  return (
    <button
      type="button"
      className={`${buttonLook('plain')} xl:hidden`}
      onClick={(event) => showInLetter(undefined, event.currentTarget)}
    >
      {document.analysis.isEnquiry ? words.openQuestion : words.openLetter}
    </button>
  )
}
