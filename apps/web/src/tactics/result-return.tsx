import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '../paths.ts'
import { findLeftResult, forgetLeftResult } from './left-result.ts'

/** On the home screen: leads back to the result that was left for its cheat sheet, once. */
export function ResultReturn() {
  const navigate = useNavigate()
  // The browser's session storage is read, and cleared, when the page is shown.
  useEffect(() => {
    const documentId = findLeftResult()
    forgetLeftResult()
    if (documentId !== undefined) void navigate(paths.document(documentId), { replace: true })
  }, [navigate])
  return null
}
