// Runs before the first paint, so that a dark room stays dark. Kept as a file: the page allows no inline script.
;(function () {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    let choice = null
    try {
      choice = localStorage.getItem('theme')
    } catch {
      // Storage may be switched off: the system's choice stands.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
