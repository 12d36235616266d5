import { DocumentRole } from '@plainletter/contracts/case'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { documentListQuery } from '../document-list.ts'
import { caseMessages as words } from '../messages/cases.ts'
import { nameFile } from '../name-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useLinkDocument } from './queries.ts'

const listRoles = () => DocumentRole.options.map((value) => ({ value, label: words.roles[value] }))

/** Puts one of the letters that are in no case into this one: at first the one in the address. Without a choice nothing is sent. */
export function LinkDocumentDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const { data: letters = [] } = useQuery(documentListQuery)
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<string>()
  const [documentRole, setDocumentRole] = useState<DocumentRole>('related_document')
  const linking = useLinkDocument(onClose)
  const free = letters.filter((letter) => letter.caseId === null)
  const asked = free.find(({ id }) => String(id) === search.get('document'))
  const documentId = chosen ?? String(asked?.id ?? '')
  const options = [
    { value: '', label: words.chooseDocument },
    ...free.map(({ id, filename }) => ({ value: String(id), label: nameFile(filename) })),
  ]
  function link() {
    if (documentId !== '') linking.mutate({ caseId, documentId: Number(documentId), documentRole })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.linkTitle}
      closeLabel={words.close}
    >
      {free.length === 0 && <p>{words.nothingToLink}</p>}
      <Field label={words.document}>
        {(control) => (
          <Select
            {...control}
            value={documentId}
            options={options}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <Select
            {...control}
            value={documentRole}
            options={listRoles()}
            onChange={(event) => setDocumentRole(DocumentRole.parse(event.target.value))}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button pendingLabel={linking.isPending && words.linking} onClick={link}>
          {words.link}
        </Button>
      </div>
    </Dialog>
  )
}
