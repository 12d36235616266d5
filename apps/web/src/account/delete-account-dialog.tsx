import { zodResolver } from '@hookform/resolvers/zod'
import { DeleteAccount } from '@plainletter/contracts/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'

import { api, readAnswer } from '../api.ts'
import { accountMessages as words } from '../messages/account.ts'
import { paths } from '../paths.ts'
import { currentUserQuery } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { listServerErrors } from './list-field-errors.ts'

/** Asks for the password before everything is gone for good. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount()
  const form = useForm({ resolver: zodResolver(DeleteAccount), defaultValues: { password: '' } })
  const [refused] = listServerErrors(deletion.error, 'password', words.deleteFailed)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.deleteTitle}
      description={words.deleteQuestion}
      closeLabel={words.close}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((input) => deletion.mutate(input))}
        className="flex flex-col gap-5"
      >
        <PasswordField
          {...form.register('password')}
          id="delete-password"
          label={words.password}
          error={form.formState.errors.password?.message ?? refused?.message}
          autoComplete="current-password"
          toggle={words.toggle}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            pendingLabel={deletion.isPending && words.deleting}
          >
            {words.deleteForGood}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Leads to the goodbye with the receipt. Nothing of the person stays in memory. */
function useDeleteAccount() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (input: DeleteAccount) =>
      readAnswer(api.auth['delete-account'].$post({ json: input })),
    onSuccess: async (deleted) => {
      await navigate(paths.goodbye, { replace: true, state: deleted })
      cache.clear()
      cache.setQueryData(currentUserQuery.queryKey, null)
    },
  })
}
