import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { cheatSheetMessages as words } from '../messages/cheat-sheets.ts'
import { paths } from '../paths.ts'
import type { ResultToolProps } from '../result-tool.ts'
import { Button } from '../ui/button.tsx'
import { findArea } from './find-area.ts'
import { forgetLeftResult, keepLeftResult } from './left-result.ts'

/** Leads to the cheat sheet for the letter's area. The result is found again on the way home. */
export function CheatSheetButton({ document }: ResultToolProps) {
  const navigate = useNavigate()
  // Whoever is back at a result needs no way back to it.
  useEffect(forgetLeftResult, [])
  function open() {
    keepLeftResult(document.id)
    const area = findArea(document.analysis.documentType)
    void navigate(paths.cheatSheet(area, document.country, document.id))
  }
  return (
    <div data-no-print>
      <p className="mb-4 text-ink-2">
        {words.lead} {words.costsThere}
      </p>
      <Button variant="quiet" onClick={open}>
        {words.open}
      </Button>
    </div>
  )
}
