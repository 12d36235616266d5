import type { CheatSheet } from '@plainletter/contracts/cheat-sheet'
import { CREDIT_COSTS } from '@plainletter/contracts/prices'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { describeError, isCreditsError } from '../errors.ts'
import { tacticMessages as words } from '../messages/tactics.ts'
import { paths } from '../paths.ts'
import { saveFile } from '../save-file.ts'
import { useCurrentUser } from '../session.ts'
import { ToolButton } from '../tool-button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Asked } from './queries.ts'
import { SheetView } from './sheet-view.tsx'
import { useSheet } from './use-sheet.ts'

/** What a sheet costs and the button that makes it; the sheet itself takes its place. */
export function SheetMaker({ asked }: { asked: Asked }) {
  const { sheet, error, isMaking, make } = useSheet(asked)
  const user = useCurrentUser()
  const result = useRef<HTMLElement>(null)
  // Syncs the focus with the sheet, which takes the place of the button that was pressed.
  useEffect(() => {
    if (sheet) result.current?.focus()
  }, [sheet])
  if (sheet)
    return (
      <div className="flex flex-col gap-4">
        <section
          ref={result}
          tabIndex={-1}
          aria-label={words.sheetRegion}
          className="relative max-h-[600px] overflow-y-auto border-y border-line py-4 pe-3"
        >
          <SheetView sheet={sheet} />
        </section>
        <Button className="self-start" onClick={() => void download(asked, sheet)}>
          {words.download}
        </Button>
      </div>
    )
  if (user === null) return <SignInFirst />
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <Callout tone="urgent" isLive>
          <p>{isCreditsError(error) ? describeError(error, words.failed) : words.failed}</p>
        </Callout>
      )}
      <ToolButton
        variant="primary"
        cost={CREDIT_COSTS.cheatSheet}
        pendingLabel={isMaking && words.generating}
        disabledReason={asked.situation.trim() === '' ? words.situationFirst : undefined}
        onPress={make}
      >
        {error ? words.retry : words.generate}
      </ToolButton>
      <p className="text-sm text-ink-2">{words.costFair}</p>
    </div>
  )
}

/** Written only now: few take the file. */
async function download({ area }: Asked, sheet: CheatSheet): Promise<void> {
  const { cheatSheetMarkdown } = await import('@plainletter/adviser/cheat-sheet')
  const name = `${area}-tactical-cheat-sheet.md`
  saveFile({ name, text: cheatSheetMarkdown(sheet), type: 'text/markdown' })
  toast({ title: words.downloaded, description: name })
}

function SignInFirst() {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{words.signIn}</p>
      <Link to={paths.login} state={{ from: pathname + search }} className={buttonLook()}>
        {words.logIn}
      </Link>
    </div>
  )
}
