/**
 * A choice that this browser remembers, the same in each of its tabs. Where storage is switched off it holds until the
 * page is closed.
 */
export function createStoredChoice<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
) {
  const listeners = new Set<() => void>()
  let current = parse(readStorage(key))
  const hold = (choice: Choice) => {
    current = choice
    for (const listener of listeners) listener()
  }
  // Only other tabs are told of what one has stored. There are no tabs where pages are made ahead.
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (change) => {
      if (change.key === key && change.newValue !== null) hold(parse(change.newValue))
    })
  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: (choice: Choice) => {
      writeStorage(key, choice)
      hold(choice)
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
