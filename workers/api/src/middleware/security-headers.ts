/** The headers of every API answer, errors included. Pages' own headers do not reach these answers. */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'

export const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
  Vary: 'Cookie, Sec-Fetch-Site, Origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(API_HEADERS)) c.header(name, value)
  c.header('X-Request-Id', c.var.requestId)
})
