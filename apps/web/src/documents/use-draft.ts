import { UPLOAD_MESSAGES } from '@plainletter/contracts/upload-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { useCountryHere } from '../country-here.ts'
import { languageStore } from '../language.ts'
import { documentMessages as words } from '../messages/documents.ts'
import { useCurrentUser } from '../session.ts'
import { toast } from '../ui/toast-store.ts'
import { unsentLetterQuery } from '../unsent-letter.ts'
import type { LetterDraft } from './letter-draft.ts'
import { addFiles, listRefused, type Added, type RefusedFile } from './selection.ts'

type Place = Pick<LetterDraft, 'country' | 'language'>
type Entered = Omit<LetterDraft, keyof Place> & Partial<Place>

const nothingBut = (text: string): Entered => ({ files: [], text, goal: '' })

/** The letter being put together, and what was wrong with the last files that were added. */
export function useDraft(firstWords: string) {
  const preferred = useSyncExternalStore(languageStore.subscribe, languageStore.read)
  const here = useCountryHere()
  const unsent = useUnsent()
  const [entered, setEntered] = useState<Entered>(() =>
    firstWords === '' && unsent ? unsent : nothingBut(firstWords),
  )
  // Until one is chosen here, the language is the one chosen in the header, and the country that of the clock.
  const draft: LetterDraft = useMemo(
    () => ({
      ...entered,
      country: entered.country ?? here,
      language: entered.language ?? preferred,
    }),
    [entered, here, preferred],
  )
  const [fileErrors, setFileErrors] = useState<readonly string[]>([])

  function change(part: Partial<LetterDraft>) {
    setEntered((current) => ({ ...current, ...part }))
  }
  /** Adds files; says what was wrong with those it leaves out. True when all were taken. */
  function add(incoming: readonly File[]): boolean {
    const added = addFiles(draft.files, incoming)
    change({ files: added.files })
    setFileErrors(describeAdded(added, (refused) => refused.help))
    const errors = describeAdded(added, () => undefined)
    if (errors.length > 0) toast({ ...nameAdded(added, errors), variant: 'destructive' })
    return errors.length === 0
  }
  /** Takes the files away for `title`, and offers to bring them back. */
  function replaceFiles(files: readonly File[], notice: { title: string; description?: string }) {
    const before = draft.files
    change({ files })
    setFileErrors([])
    toast({ ...notice, action: { label: words.undo, onPress: () => change({ files: before }) } })
  }
  /** One letter is read at a time: text takes the place of the files. */
  function write(text: string) {
    change({ text })
    if (draft.files.length === 0) return
    replaceFiles([], { title: words.filesCleared, description: words.filesClearedHint })
  }
  return { draft, fileErrors, change, add, replaceFiles, write }
}

export type DraftControls = ReturnType<typeof useDraft>

/** What the person could not send because their session had ended. It is found once. */
function useUnsent(): LetterDraft | undefined {
  const cache = useQueryClient()
  const user = useCurrentUser()
  const unsent = cache.getQueryData(unsentLetterQuery.queryKey)
  // Syncs the memory with the form, which holds the letter from now on.
  useEffect(() => cache.removeQueries({ queryKey: unsentLetterQuery.queryKey }), [cache])
  return unsent !== undefined && unsent.email === user?.email ? unsent.letter : undefined
}

/** Each thing that was wrong with the added files, as a line; beside the field there is room for help. */
function describeAdded(
  { refused, hasDuplicates, isTooMany }: Added<File>,
  findHelp: (file: RefusedFile) => string | undefined,
): string[] {
  if (isTooMany) return [UPLOAD_MESSAGES.tooManyFiles]
  const { listed, more } = listRefused(refused)
  return [
    ...listed.map((file) => words.fileProblem(file.name, file.problem, findHelp(file))),
    ...(more > 0 ? [words.andMore(more)] : []),
    ...(hasDuplicates ? [UPLOAD_MESSAGES.duplicates] : []),
  ]
}

function nameAdded({ refused, isTooMany }: Added<File>, errors: readonly string[]) {
  const [first = ''] = errors
  if (isTooMany) return { title: UPLOAD_MESSAGES.tooManyFilesTitle, description: first }
  if (refused.length === 0) return { title: UPLOAD_MESSAGES.duplicates }
  return { title: words.filesNotAdded, description: errors.join('\n') }
}
