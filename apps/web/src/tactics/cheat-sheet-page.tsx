import type { DocumentDetail } from '@plainletter/contracts/document'
import { SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'

import { documentQuery } from '../document-query.ts'
import { describeError } from '../errors.ts'
import { shellMessages } from '../messages/shell.ts'
import { tacticMessages as words } from '../messages/tactics.ts'
import { nameCountry } from '../page-language.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { Asked } from './queries.ts'
import { QuickPreview } from './quick-preview.tsx'
import { readRequest, type SheetRequest } from './read-request.ts'
import { SheetMaker } from './sheet-maker.tsx'

/** The sheet for one letter or situation. Going back leads to the result that it was opened from. */
export function CheatSheetPage() {
  const [search] = useSearchParams()
  const request = readRequest(search)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col items-start gap-5 px-4 py-8 *:w-full sm:px-6 sm:py-12">
      {request === null ? (
        <>
          <title>{shellMessages.pageTitle(words.title)}</title>
          <h1>{words.title}</h1>
          <p>{words.noData}</p>
          <GoBack />
        </>
      ) : (
        <Request request={request} />
      )}
    </div>
  )
}

function Request({ request }: { request: SheetRequest }) {
  const title = words.pageTitle(words.areaNames[request.area])
  return (
    <>
      <title>{shellMessages.pageTitle(title)}</title>
      <GoBack {...('document' in request && { document: Number(request.document) })} />
      <div>
        <h1>{title}</h1>
        <p className="pt-2 text-ink-2">
          {nameCountry(request.country)}. {words.sheetLead}
        </p>
      </div>
      <QuickPreview area={request.area} country={request.country} />
      {'document' in request ? (
        <OfLetter {...request} />
      ) : (
        <Sheet title={words.yourSituation} asked={request} />
      )}
    </>
  )
}

type OfLetterProps = Omit<Asked, 'situation'> & { document: string }

/** The situation is what our own answer says of the letter: it names nobody and no number. */
function OfLetter({ document, area, country }: OfLetterProps) {
  const letter = useQuery(documentQuery(document))
  if (letter.isPending) return <Waiting label={words.loading} />
  const situation = letter.data ? summarise(letter.data) : ''
  if (situation === '') return <p role="alert">{describeError(letter.error, words.letterFailed)}</p>
  return <Sheet title={words.fromLetter} asked={{ area, country, situation }} />
}

function summarise({ analysis, originalText }: DocumentDetail): string {
  const says = analysis?.isEnquiry === true ? originalText : (analysis?.summary ?? '')
  return says.trim().slice(0, SITUATION_CHARACTERS)
}

function Sheet({ title, asked }: { title: string; asked: Asked }) {
  return (
    <>
      <section className="border-s-2 border-seal ps-4">
        <h2 className="font-sans text-base">{title}</h2>
        <p className="pt-1 whitespace-pre-line text-ink-2">{asked.situation}</p>
      </section>
      <SheetMaker asked={asked} />
    </>
  )
}

/** The page before, where there is one; else the letter's result, else the start. */
function GoBack({ document }: { document?: number }) {
  const navigate = useNavigate()
  const elsewhere = document === undefined ? paths.home : paths.document(document)
  return (
    <Button
      variant="quiet"
      className="self-start sm:w-auto"
      onClick={() => void (hasBefore() ? navigate(-1) : navigate(elsewhere))}
    >
      {words.goBack}
    </Button>
  )
}

/** Whether this tab came here from another page of ours. The router counts its own steps. */
function hasBefore(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
