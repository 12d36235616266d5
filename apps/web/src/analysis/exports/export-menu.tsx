import type { DocumentDetail, DocumentSummary } from '@plainletter/contracts/document'
import { FileDown } from 'lucide-react'
import { useState } from 'react'

import { exportMessages as words } from '../../messages/exports.ts'
import { nameFile } from '../../name-file.ts'
import { saveBlob } from '../../save-file.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { isAnalysed } from '../sections.ts'
import { listFormats, type ExportFormat } from './formats.ts'

interface ExportMenuProps {
  document: Pick<DocumentSummary, 'filename' | 'analysis' | 'draftResponse'>
  /** The whole document, asked for when a file is made of it. */
  load: () => Promise<DocumentDetail>
}

/** The files that a person can take away. What makes them is loaded when one is asked for. */
export function ExportMenu({ document, load }: ExportMenuProps) {
  const [isMaking, setIsMaking] = useState(false)
  const formats = listFormats(document)
  if (formats.length === 0) return null
  async function save(format: ExportFormat) {
    setIsMaking(true)
    if (format === 'pdf') toast({ title: words.generating, description: words.generatingHint })
    try {
      const [{ makeExport }, whole] = await Promise.all([import('./make-export.ts'), load()])
      if (!isAnalysed(whole)) throw new Error('The document has no analysis any more')
      const { name, blob, missing } = await makeExport(whole, format, new Date())
      saveBlob(name, blob)
      sayDone(format, missing)
    } catch {
      const description = format === 'pdf' ? words.pdfFailed : words.fileFailed
      toast({ title: words.failed, description, variant: 'destructive' })
    } finally {
      setIsMaking(false)
    }
  }
  return (
    <Menu
      label={words.export}
      fullLabel={words.exportOf(nameFile(document.filename))}
      icon={<FileDown aria-hidden className="size-5" />}
      pendingLabel={isMaking && words.making}
      items={formats.map((id) => ({
        id,
        label: words.formats[id],
        hint: words.formatHints[id],
        onPress: () => void save(id),
      }))}
    />
  )
}

function sayDone(format: ExportFormat, missing: number) {
  if (format !== 'pdf') return toast({ title: words.complete, description: words.completeHint })
  const description = missing > 0 ? words.someMissing : words.generatedHint
  return toast({ title: words.generated, description })
}
