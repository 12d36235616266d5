/** Hands a text to the person as a file. Nothing leaves this device. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** The same for what is no text. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS)
}

const ADDRESS_KEPT_MS = 10_000
