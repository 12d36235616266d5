/** Feeds of public bodies on this machine: each path begins with how it answers. */
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    feedsUrl: string
  }
}

const GOV_UK = {
  results: [
    {
      title: 'New rules for\u202e private car parks',
      link: '/government/news/new-rules-for-private-car-parks',
      public_timestamp: '2026-11-02T09:30:00.000+00:00',
      description: 'The code of practice\nstarts next year.',
      index: 'government',
    },
    { title: 'Without a day', link: '/a', public_timestamp: null },
    { title: 'Elsewhere', link: 'https://evil.example/', public_timestamp: '2026-11-01T00:00:00Z' },
  ],
  total: 3,
}

const FEDERAL_REGISTER = {
  count: 2,
  results: [
    {
      title: 'Debt Collection Practices (Regulation F)',
      html_url: 'https://www.federalregister.gov/documents/2026/10/05/2026-12345/debt-collection',
      publication_date: '2026-10-05',
      abstract: null,
    },
    { title: 'Elsewhere', html_url: 'https://evil.example/', publication_date: '2026-10-06' },
  ],
}

type Reply = (response: ServerResponse, path: string) => void
const json =
  (body: unknown): Reply =>
  (response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  }

const REPLIES = {
  good: (response, path) =>
    json(path.includes('/api/v1/documents.json') ? FEDERAL_REGISTER : GOV_UK)(response, path),
  /** Tells what it was asked, as a title. */
  echo: (response, path) =>
    json({
      results: [{ title: path, link: '/asked', public_timestamp: '2026-11-03T00:00:00Z' }],
    })(response, path),
  other: json({ results: 'none today' }),
  list: json([1, 2, 3]),
  text: (response) => response.end('<html>We are closed</html>'),
  long: (response) =>
    response.end(JSON.stringify({ results: [], padding: 'x'.repeat(300 * 1024) })),
  refused: (response) => response.writeHead(500).end('{"results":[]}'),
  moved: (response) => response.writeHead(302, { Location: '/good/api/search.json' }).end(),
  broken: (response) => response.destroy(),
  /** Never answers. */
  silent: () => undefined,
  /** Begins, and never ends. */
  endless: (response) => response.write('{"results":['),
} as const satisfies Record<string, Reply>

const isReply = (name: string): name is keyof typeof REPLIES => Object.hasOwn(REPLIES, name)

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const how = path.split('/')[1] ?? ''
    if (isReply(how)) REPLIES[how](response, path)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  project.provide('feedsUrl', `http://127.0.0.1:${port}`)
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}
