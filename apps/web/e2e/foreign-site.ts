/** A site that is not ours, with one empty page at every address. Reached as localhost it is another port of our own host. */
import { createServer } from 'node:http'

export interface ForeignSite {
  readonly port: number
  readonly close: () => Promise<void>
}

export async function openForeignSite(): Promise<ForeignSite> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Attack</title><body></body>')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
