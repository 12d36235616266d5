import { useSyncExternalStore } from 'react'

import { shellMessages as words } from '../messages/shell.ts'
import { THEMES, themeStore } from '../theme.ts'

/** Three radio buttons: as the device has it, light, dark. */
export function ThemeSwitch() {
  const current = useSyncExternalStore(themeStore.subscribe, themeStore.read, () => 'system')
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="theme"
            checked={theme === current}
            onChange={() => themeStore.write(theme)}
            className="size-5 accent-primary"
          />
          {words.themes[theme]}
        </label>
      ))}
    </fieldset>
  )
}
