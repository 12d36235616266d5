import { createStoredChoice } from './stored-choice.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const store = createStoredChoice<Theme>(
  'theme',
  (stored) => THEMES.find((theme) => theme === stored) ?? 'system',
)

export const themeStore = {
  ...store,
  /** boot.js listens for storage events of other tabs; this one tells it of our own. */
  write: (theme: Theme) => {
    store.write(theme)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  },
}
