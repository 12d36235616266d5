/** Cloudflare's box that tells people from programs. Loaded only where the service is set up for it. */
interface Turnstile {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'expired-callback': () => void
    },
  ) => string
  remove: (id: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

const ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | undefined

/** Rejects when the script cannot be reached. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // Our policy lets script addresses through by a named rule only, and this rule knows one address.
    const policy = window.trustedTypes?.createPolicy('turnstile', {
      createScriptURL: () => ADDRESS,
    })
    script.src = policy ? policy.createScriptURL(ADDRESS) : ADDRESS
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not load'))
    script.onerror = () => reject(new Error('Turnstile did not load'))
    document.head.append(script)
  })
  return loading
}
