/** The typed client: the only thing of this Worker that others may import. Its type is computed once, here. */
import { hc } from 'hono/client'

import type { Api } from './app.ts'

export type ApiClient = ReturnType<typeof hc<Api>>

/** `baseUrl` is the origin: the paths already begin with /api. */
export const createApiClient = (...args: Parameters<typeof hc>): ApiClient => hc<Api>(...args)
