import { useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { accessMessages as words } from './messages/access.ts'
import { paths } from './paths.ts'
import { useAccess } from './session.ts'
import type { ButtonLook } from './ui/button-look.ts'
import { Button } from './ui/button.tsx'
import { toast } from './ui/toast-store.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

interface ToolButtonProps {
  children: ReactNode
  onPress: () => void
  pendingLabel?: string | false
  /** Why it cannot be used now. */
  disabledReason?: string | undefined
  /** The credits that one use takes: said under the button, with the balance. */
  cost?: number
  variant?: ButtonLook
}

/** The button of a tool that the free tier does not have. There it asks for an upgrade instead of doing anything. */
export function ToolButton(props: ToolButtonProps) {
  const { children, onPress, pendingLabel, disabledReason, cost, variant = 'quiet' } = props
  const noteId = useId()
  const access = useAccess()
  const askForUpgrade = useUpgradeToast()
  return (
    <div data-no-print>
      <Button
        variant={variant}
        pendingLabel={pendingLabel}
        disabledReason={access.hasAccess ? disabledReason : undefined}
        aria-describedby={noteId}
        onClick={access.hasAccess ? onPress : askForUpgrade}
      >
        {children}
      </Button>
      {!access.hasAccess && <UpgradePrompt id={noteId} />}
      {access.hasAccess && cost !== undefined && (
        <p id={noteId} className="mt-1 text-sm text-ink-2">
          {words.cost(cost, access)}
        </p>
      )}
    </div>
  )
}

/** Says that credits are needed, with the way to them. */
export function useUpgradeToast(): () => void {
  const navigate = useNavigate()
  return () =>
    void toast({
      title: words.creditsRequired,
      description: words.upgradePrompt,
      variant: 'destructive',
      action: { label: words.buyCredits, onPress: () => void navigate(paths.credits) },
    })
}
