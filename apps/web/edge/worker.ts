/** The Pages Worker: /api/* goes to the API over its service binding, everything else is a file of the app. */
interface Fetcher {
  fetch(request: Request): Promise<Response>
}

interface Env {
  API: Fetcher
  ASSETS: Fetcher
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    const isApi = pathname === '/api' || pathname.startsWith('/api/')
    // The assets binding answers an unknown path with index.html, so the app's own router decides.
    return isApi ? env.API.fetch(request) : env.ASSETS.fetch(request)
  },
}
