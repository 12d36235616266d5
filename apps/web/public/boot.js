// Runs before the first paint, so that a dark room stays dark. Kept as a file: the page allows no inline script.
;(function () {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    const choice = chosen('theme')
    const isDark = choice === 'dark' || (choice !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  markPage()
  startApp()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)

  // The HTML holds a page that was made ahead. It is hidden where another was asked for, until the app shows that.
  function markPage() {
    const root = document.documentElement
    const isHome = location.pathname === '/' && document.cookie.includes('__Host-signed-in=1')
    // It is in English: who reads another of our languages waits for theirs.
    const isEnglish = !/^(de|fr|es|it|nl|ja)/.test(chosen('language') || navigator.language)
    if (isHome || !isEnglish || root.dataset.page !== location.pathname) root.dataset.page = 'other'
  }

  // Words that are there already are painted before the app starts. Where there are none, all its files are asked for at once.
  function startApp() {
    const { app, parts, page } = document.documentElement.dataset
    if (!app) return
    const start = () => import(app)
    if (page === 'other') [app, ...parts.split(' ')].forEach(fetchModule)
    document.addEventListener('DOMContentLoaded', () =>
      page === 'other' ? start() : requestAnimationFrame(() => setTimeout(start)),
    )
  }

  function fetchModule(href) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }

  function chosen(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be switched off: the system's choice stands.
      return null
    }
  }
})()
