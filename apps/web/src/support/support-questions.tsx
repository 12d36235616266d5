import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { supportMessages as words } from '../messages/support.ts'

/** Opens and closes without any script, one at a time. An address that names a question opens it. */
export function SupportQuestions() {
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  // Syncs what is open with the anchor in the address.
  useEffect(() => {
    const asked = [...(list.current?.children ?? [])].find(({ id }) => hash === `#${id}`)
    if (!(asked instanceof HTMLDetailsElement)) return
    asked.open = true
    asked.scrollIntoView()
  }, [hash])
  return (
    <div ref={list}>
      {words.faq.map(({ id, asks, says }) => (
        <details key={id} id={id} name="support-faq" className="border-b border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{asks}</summary>
          <p className="pb-4 text-ink-2">{says}</p>
        </details>
      ))}
    </div>
  )
}
