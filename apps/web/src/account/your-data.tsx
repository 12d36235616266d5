import { lazy, Suspense, useState } from 'react'

import { accountMessages as words } from '../messages/account.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'

// Loaded when it is first opened: most visits never do.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

/** Taking everything along, and leaving. */
export function YourData() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-6">
      <div>
        <p className="pb-3">{words.exportSays}</p>
        <a href="/api/auth/export" download className={buttonLook('quiet')}>
          {words.exportData}
        </a>
      </div>
      <div>
        <p className="pb-3">{words.deleteSays}</p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {words.deleteAccount}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
