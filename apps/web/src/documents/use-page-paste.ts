import { useEffect, useEffectEvent } from 'react'

/** Takes files and words pasted anywhere on the page. Words pasted into a text box stay there. */
export function usePagePaste(take: {
  files: (files: File[]) => void
  text: (text: string) => void
}) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? [])
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (files.length > 0) {
      event.preventDefault()
      take.files(files)
    } else if (text.trim() !== '' && !isTextBox(event.target)) {
      take.text(text)
    }
  })
  // Syncs with the clipboard: a paste outside every control is told to the document alone.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

function isTextBox(target: EventTarget | null): boolean {
  const isInput = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  return isInput && !target.disabled
}
