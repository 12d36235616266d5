import { createServer } from 'node:http'

import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { readPicture } from './read-picture.ts'
import type { ModelSettings } from './stream-answer.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
const mock = new LLMock({ port: 0, strict: true })
let settings: ModelSettings

beforeAll(async () => {
  await mock.start()
  settings = { apiKey: 'test', baseUrl: `${mock.url}/v1`, model: 'seeing-model', timeoutMs: 4_000 }
})
beforeEach(() => mock.reset())
afterAll(() => mock.stop())

function says(content: string): void {
  mock.onMessage(/.*/s, { content, usage: { input_tokens: 1_200, output_tokens: 40 } })
}

test('the words come back as they were copied, with what they cost', async () => {
  says('Our reference: HR-204417\nPay £412.50')
  expect(await readPicture(settings, PNG)).toEqual({
    ok: true,
    text: 'Our reference: HR-204417\nPay £412.50',
    use: { input: 1_200, output: 40 },
  })
})

test.each([7, 3_000_000])(
  'a picture of %d bytes leaves whole, to be kept nowhere',
  async (size) => {
    const bodies: string[] = []
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (piece: string) => bodies.push(piece))
      request.on('end', () => response.writeHead(400).end('{}'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const png = new Uint8Array(size).fill(7)
    await readPicture({ ...settings, baseUrl: `http://127.0.0.1:${port}/v1` }, png)
    server.close()
    const sent = bodies.join('')
    expect(sent).toContain('"store":false')
    expect(sent.includes(`data:image/png;base64,${Buffer.from(png).toString('base64')}"`)).toBe(
      true,
    )
  },
)

test('a page without words is empty, not an answer', async () => {
  says('NO WORDS')
  expect(await readPicture(settings, PNG)).toMatchObject({ ok: true, text: '' })
})

test.each([400, 429, 500])('a fault of status %d is a reason', async (status) => {
  mock.onMessage(/.*/s, { error: { message: 'no', type: 'fault' }, status })
  expect(await readPicture(settings, PNG)).toEqual({
    ok: false,
    reason: `http_${status}`,
    use: null,
  })
})

test('half a page is not taken for a page', async () => {
  mock.on(
    { userMessage: /.*/s },
    { content: 'Pay £412.50 by Friday' },
    { chunkSize: 4, truncateAfterChunks: 2 },
  )
  expect((await readPicture(settings, PNG)).ok).toBe(false)
})
