import { frontMessages as words } from '../messages/front.ts'

/** Opens and closes without any script. One is open at a time. */
export function Questions() {
  return (
    <div className="measure border-t border-line">
      {words.faq.map(({ asks, says }) => (
        <details key={asks} name="faq" className="border-b border-line py-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{asks}</summary>
          <p className="pb-4 text-ink-2">{says}</p>
        </details>
      ))}
    </div>
  )
}
