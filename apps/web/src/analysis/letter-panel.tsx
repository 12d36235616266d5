import { useEffect, useRef } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import { Dialog } from '../ui/dialog.tsx'
import { cutIntoPages, type LetterPage, type Passage } from './letter-pages.ts'
import { useResult } from './result-context.ts'
import { useIsWide } from './use-is-wide.ts'

/** A wish to see the letter: which words, and the control to go back to. A new object is a new wish. */
export type LetterRequest = { passage: Passage | undefined; opener: HTMLElement }

type LetterPanelProps = { request: LetterRequest | undefined; onClose: () => void }

/** The letter itself: beside the advice where there is room, over it elsewhere. The words asked for are marked. */
export function LetterPanel({ request, onClose }: LetterPanelProps) {
  const isWide = useIsWide()
  const { document } = useResult()
  const title = document.analysis.isEnquiry ? words.questionPanel : words.letterPanel
  if (isWide) return <LetterBeside title={title} request={request} />
  return (
    <Dialog
      isOpen={request !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={words.close}
    >
      <LetterText request={request} />
    </Dialog>
  )
}

function LetterBeside({ title, request }: { title: string; request: LetterRequest | undefined }) {
  return (
    <aside aria-label={title} className="letter-beside min-w-0" data-no-print>
      <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col pt-7">
        <div className="flex min-h-8 items-center justify-between gap-4 text-sm">
          <h2 className="font-sans text-sm text-ink-2">{title}</h2>
          {request?.passage !== undefined && (
            <button
              type="button"
              className="min-h-8 text-link underline underline-offset-4"
              onClick={() => request.opener.focus()}
            >
              {words.showLetterBack}
            </button>
          )}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long letter scrolls here, also by keyboard */}
        <section aria-label={title} tabIndex={0} className="sheet mt-2 overflow-y-auto p-5">
          <LetterText request={request} />
        </section>
      </div>
    </aside>
  )
}

function LetterText({ request }: { request: LetterRequest | undefined }) {
  const { document } = useResult()
  const mark = useRef<HTMLElement>(null)
  const pages = cutIntoPages(document.originalText, document.pages, request?.passage)
  const isMissing = request?.passage !== undefined && pages.every((page) => page.marked === '')

  // Scrolling and focus are the browser's own state: follow each new request to the marked words.
  // A frame later, because a dialog first notes where focus came from, and returns it there on closing.
  useEffect(() => {
    if (request?.passage === undefined) return
    const frame = requestAnimationFrame(() => {
      mark.current?.scrollIntoView({ block: 'center' })
      mark.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [request])

  return (
    <div className="font-serif text-sm leading-relaxed">
      {isMissing && (
        <p className="mb-3 font-sans">
          {words.notFoundInLetter} {words.quoted(request?.passage?.quote ?? '')}
        </p>
      )}
      {pages.map((page) => (
        <PageText key={page.number} page={page} isOnly={pages.length === 1} mark={mark} />
      ))}
    </div>
  )
}

type PageTextProps = {
  page: LetterPage
  isOnly: boolean
  mark: React.RefObject<HTMLElement | null>
}

function PageText({ page, isOnly, mark }: PageTextProps) {
  return (
    <div className="not-last:mb-4 not-last:border-b not-last:border-line not-last:pb-4">
      {!isOnly && <p className="mb-2 font-sans text-ink-3">{words.page(page.number)}</p>}
      <p className="whitespace-pre-wrap" dir="auto">
        {page.before}
        {page.marked !== '' && (
          <mark
            ref={mark}
            tabIndex={-1}
            className="highlighted scroll-my-8 px-0.5 text-ink outline-offset-4"
          >
            {page.marked}
          </mark>
        )}
        {page.after}
      </p>
    </div>
  )
}
