/** A choice that this browser remembers. Where storage is switched off it holds until the page is closed. */
export function createStoredChoice<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
) {
  const listeners = new Set<() => void>()
  let current = parse(readStorage(key))
  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: (choice: Choice) => {
      current = choice
      writeStorage(key, choice)
      for (const listener of listeners) listener()
    },
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be off or full: the choice still holds for this page.
  }
}
