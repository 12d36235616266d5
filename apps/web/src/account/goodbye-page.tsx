import { AccountDeleted } from '@plainletter/contracts/receipt'
import { Link, Navigate, useLocation } from 'react-router'

import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { paths } from '../paths.ts'
import { saveReceipt } from '../save-receipt.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'

/** After an account was deleted: what is gone, and the proof of it. Nobody gets here by the address alone. */
export function GoodbyePage() {
  const deleted = AccountDeleted.safeParse(useLocation().state)
  if (!deleted.success) return <Navigate to={paths.home} replace />
  const { message, receipt } = deleted.data
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-start gap-5 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(message)}</title>
      <h1>{message}</h1>
      <p>{words.goodbye}</p>
      <div className="flex flex-wrap gap-3">
        {receipt !== null && (
          <Button onClick={() => saveReceipt(receipt)}>{words.downloadProof}</Button>
        )}
        <Link to={paths.home} className={buttonLook('quiet')}>
          {shellMessages.goHome}
        </Link>
      </div>
    </div>
  )
}
