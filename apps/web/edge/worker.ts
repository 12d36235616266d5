/** The Pages Worker: the API's addresses go to it over its service binding, everything else is a file of the app. */
interface Fetcher {
  fetch(request: Request): Promise<Response>
}

interface Env {
  API: Fetcher
  ASSETS: Fetcher
}

/** The keys of deletion receipts. The same address stands in _routes.json, without which it never gets here. */
const RECEIPT_KEYS = '/.well-known/plainletter-receipts.json'

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    const isApi = pathname === '/api' || pathname.startsWith('/api/') || pathname === RECEIPT_KEYS
    // The assets binding answers an unknown path with index.html, so the app's own router decides.
    return isApi ? env.API.fetch(request) : env.ASSETS.fetch(request)
  },
}
