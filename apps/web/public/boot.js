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
  markPage()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)

  // The HTML holds a page that was made ahead. It is hidden where another was asked for, until the app shows that.
  function markPage() {
    const root = document.documentElement
    const isHome = location.pathname === '/' && document.cookie.includes('__Host-signed-in=1')
    if (isHome || root.dataset.page !== location.pathname) root.dataset.page = 'other'
  }
})()
