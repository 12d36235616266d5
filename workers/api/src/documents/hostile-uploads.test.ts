import { REFUSAL_MESSAGES } from '@plainletter/contracts/upload-rules'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { uploadForm } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import { allUploads, keysOnRing } from '../../test/stores.ts'

const SEED = 20_261_121
const MB = 1024 * 1024
const LETTER = 'You owe £120.00. Pay within 14 days.'
const BOUNDARY = 'plainletter-boundary'

type Body = string | Uint8Array<ArrayBuffer> | FormData | ReadableStream

/** Sends an upload and checks what holds for each: a stream and one credit, or a typed refusal and no trace. */
async function upload(body: Body, type = `multipart/form-data; boundary=${BOUNDARY}`) {
  const user = await newPerson({ credits: 1 })
  const before = await allUploads()
  const headers = {
    Accept: 'text/event-stream',
    ...(body instanceof FormData ? {} : { 'Content-Type': type }),
  }
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { response, sent } = await ask(user, {
    path: '/api/documents/analyze',
    method: 'POST',
    headers,
    body,
  })
  expect(logged.mock.calls).toEqual([])
  const balance = await env.DB.prepare('SELECT balance FROM credit_accounts WHERE user_id = ?1')
    .bind(user.id)
    .first<number>('balance')
  const rows = await env.DB.prepare(
    'SELECT COUNT(*) AS n FROM (SELECT id FROM documents WHERE user_id = ?1 UNION ALL SELECT id FROM jobs WHERE user_id = ?1)',
  )
    .bind(user.id)
    .first<number>('n')
  const state = { balance, rows, sent: sent.length, keys: await keysOnRing(user.id) }
  if (response.status === 200) {
    await response.body?.cancel()
    expect(state).toEqual({ balance: 0, rows: 2, sent: 1, keys: 1 })
    return { status: 200, code: 'taken', message: '' }
  }
  expect(state).toEqual({ balance: 1, rows: 0, sent: 0, keys: 0 })
  expect(await allUploads()).toEqual(before)
  const { code, message } = await response.json<{ code: string; message: string }>()
  expect(message.length).toBeGreaterThan(10)
  return { status: response.status, code, message }
}

interface Part {
  readonly head: string
  readonly body: string
}
const field = (name: string, value: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body: value,
})
const file = (name: string, body = LETTER): Part => ({
  head: `Content-Disposition: form-data; name="documents"; filename="${name}"`,
  body,
})
const written = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): string =>
  parts.map(({ head, body }) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`).join('') + end

const COUNTRY = field('country', 'gb')
const WHOLE = written([COUNTRY, file('letter.txt')])

describe('Multipart bodies that are not what they should be', () => {
  const CASES: Record<string, [Body, number, string?]> = {
    'no boundary in the type': [WHOLE, 400, 'multipart/form-data'],
    'an empty boundary': [WHOLE, 400, 'multipart/form-data; boundary='],
    'another boundary': [WHOLE, 400, 'multipart/form-data; boundary=another'],
    'a boundary of 5,000 characters': [
      WHOLE,
      400,
      `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    ],
    'a boundary that is not ASCII': [WHOLE, 400, 'multipart/form-data; boundary=h\u{e9}'],
    'no body': ['', 400],
    'only the end': [`--${BOUNDARY}--\r\n`, 400],
    'no end': [written([COUNTRY, file('letter.txt')], ''), 400],
    'cut inside a file': [WHOLE.slice(0, -60), 400],
    'cut inside a head': [WHOLE.slice(0, BOUNDARY.length + 20), 400],
    'an epilogue, which nobody reads': [`${WHOLE}${WHOLE}`, 200],
    '30 fields': [written([...Array<Part>(30).fill(COUNTRY), file('letter.txt')]), 400],
    'an unknown field': [written([COUNTRY, field('userId', '1'), file('letter.txt')]), 400],
    'a field named __proto__': [written([field('__proto__', 'gb'), file('letter.txt')]), 400],
    'a field without a name': [written([{ head: 'X-Nothing: 1', body: 'gb' }]), 400],
    'a part without a head': [written([{ head: '', body: 'gb' }]), 400],
    'fields after the files': [written([file('letter.txt'), COUNTRY]), 200],
    'the same field again': [written([COUNTRY, COUNTRY, file('letter.txt')]), 400],
    'a field said in two ways': [
      written([COUNTRY, field('country', 'us'), file('letter.txt')]),
      400,
    ],
    'files in another field': [
      written([
        COUNTRY,
        { ...file('x'), head: 'Content-Disposition: form-data; name="avatar"; filename="a.txt"' },
      ]),
      400,
    ],
    'a head of 20,000 characters': [written([COUNTRY, file('n'.repeat(20_000))]), 400],
    'a goal of 2,001 characters': [
      written([COUNTRY, field('userGoal', 'g'.repeat(2001)), file('a.txt')]),
      400,
    ],
    'a field of 11 MB': [
      written([COUNTRY, field('userGoal', 'g'.repeat(11 * MB)), file('a.txt')]),
      422,
    ],
    'a question of 600,001 characters': [
      written([COUNTRY, field('textQuestion', 'q'.repeat(600_001))]),
      422,
    ],
    'a country that is none': [written([field('country', 'xx'), file('letter.txt')]), 400],
    'a language that is none': [
      written([COUNTRY, field('language', 'tlh'), file('letter.txt')]),
      400,
    ],
    'the whole as one form': [WHOLE, 415, 'application/x-www-form-urlencoded'],
    'the whole as multipart/mixed': [WHOLE, 415, `multipart/mixed; boundary=${BOUNDARY}`],
    'the whole as another form': [WHOLE, 415, `multipart/form-data-x; boundary=${BOUNDARY}`],
  }

  test.each(Object.entries(CASES))('%s', async (_, [body, status, type]) => {
    expect((await upload(body, type)).status).toBe(status)
  })

  test('cut anywhere, the upload is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: WHOLE.length - 3 }), async (length) => {
        expect((await upload(WHOLE.slice(0, length))).status).toBe(400)
      }),
      { seed: SEED, numRuns: 25 },
    )
  })

  test.each([`multipart/form-data; boundary=${BOUNDARY}`, 'application/json'])(
    'a connection that breaks in the middle of %s leaves nothing',
    async (type) => {
      const bytes = new TextEncoder().encode(WHOLE)
      let isBroken = false
      const breaking = new ReadableStream({
        pull(controller) {
          if (isBroken) controller.error(new Error('Network connection lost'))
          else controller.enqueue(bytes.slice(0, -20))
          isBroken = true
        },
      })
      expect((await upload(breaking, type)).status).toBe(400)
    },
  )
})

describe('File names', () => {
  const NAMES = [
    '../../../etc/passwd.txt',
    '..\\..\\windows\\system32\\config.txt',
    '/etc/shadow.txt',
    'C:\\letters\\a.txt',
    'letter\u{0}.exe.txt',
    'letter.txt\u{0}.exe',
    'letter\u{202e}fdp.txt',
    'letter\u{2066}txt.\u{2069}txt',
    '%2e%2e%2fletter.txt',
    '30d/1/0.txt',
    'keyring/1.txt',
    '.txt',
    'letter.txt ',
    'CON.txt',
    '<img src=x onerror=alert(1)>.txt',
    "'; DROP TABLE users; --.txt",
    `${'long'.repeat(1000)}.txt`,
    '\u{1f4c4}\u{fe0f}\u{200d}.txt',
    '__proto__.txt',
  ]

  test.each(NAMES)('the name %j is only a name', async (name) => {
    const { status } = await upload(written([COUNTRY, file(name)]))
    expect([200, 400, 422]).toContain(status)
    const { objects } = await env.DOCUMENT_BUCKET.list()
    for (const { key } of objects) expect(key).toMatch(/^(30d\/\d+\/\d|keyring\/\d+)$/)
  })

  test.each([
    "filename*=UTF-8''%E0%A4%A",
    "filename*=UTF-8''%00.txt",
    "filename*=bogus''letter.txt",
    'filename=',
    'filename="',
    'filename="a.txt"; filename="b.exe"',
    'filename="a.txt"; filename*=UTF-8\'\'b.exe',
  ])('a head that says %s is read or refused', async (words) => {
    const head = `Content-Disposition: form-data; name="documents"; ${words}`
    const { status } = await upload(written([COUNTRY, { head, body: LETTER }]))
    expect([200, 400, 422]).toContain(status)
  })
})

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const formOf = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  uploadForm([{ name, content }])
const ENDINGS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif'] as const

describe('What is inside', () => {
  const HEIC = bytesOf(
    `\u{0}\u{0}\u{0}\u{18}ftypheic\u{0}\u{0}\u{0}\u{0}mif1heic${'x'.repeat(200)}`,
  )

  test.each([...ENDINGS, 'heic', 'HEIC', 'heif'])(
    'a HEIC photo named .%s gets its own sentence',
    async (ending) => {
      const { status, message } = await upload(formOf(`photo.${ending}`, HEIC))
      expect([status, message]).toEqual([422, REFUSAL_MESSAGES.heic])
    },
  )

  const ZIP = 'PK\u{3}\u{4}\u{14}\u{0}\u{0}\u{0}\u{0}\u{0}'
  const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const PNG =
    '\u{89}PNG\r\n\u{1a}\n\u{0}\u{0}\u{0}\rIHDR\u{0}\u{0}\u{0}\u{1}\u{0}\u{0}\u{0}\u{1}\u{8}\u{2}\u{0}\u{0}\u{0}'
  const POLYGLOTS = {
    'a PDF behind a ZIP head': ZIP + PDF,
    'a ZIP behind a PDF': PDF + ZIP + 'PK\u{5}\u{6}'.padEnd(22, '\u{0}'),
    'a script in a GIF': 'GIF89a/*\u{0}\u{0}*/=1;alert(1)//;',
    'a page in a PNG': `${PNG}<html><script>alert(1)</script></html>`,
    'a PDF in a JPEG': `\u{ff}\u{d8}\u{ff}\u{e0}${PDF}`,
    'a program': 'MZ\u{90}\u{0}\u{3}\u{0}\u{0}\u{0}',
    'rich text': '{\\rtf1 hello}',
    'a compound file with no body': '\u{d0}\u{cf}\u{11}\u{e0}\u{a1}\u{b1}\u{1a}\u{e1}',
    'a ZIP with no directory': ZIP,
  }
  const pairs = Object.entries(POLYGLOTS).flatMap(([is, content]) =>
    ENDINGS.map((ending) => [is, ending, content] as const),
  )
  test.each(pairs)('%s named .%s is refused', async (_, ending, content) => {
    const { status } = await upload(formOf(`letter.${ending}`, bytesOf(content)))
    expect(status).toBe(422)
  })

  test.each(ENDINGS)('any bytes named .%s are taken or refused in words', async (ending) => {
    const marks = {
      pdf: '%PDF-1.7\n',
      png: PNG,
      gif: 'GIF89a',
      jpg: '\u{ff}\u{d8}\u{ff}',
      docx: ZIP,
    }
    const mark = Object.entries(marks).find(([name]) => name === ending)?.[1] ?? ''
    const anyBytes = fc.tuple(fc.boolean(), fc.uint8Array({ minLength: 1, maxLength: 600 }))
    await fc.assert(
      fc.asyncProperty(anyBytes, async ([isMarked, bytes]) => {
        const content = new Uint8Array([...(isMarked ? bytesOf(mark) : []), ...bytes])
        const { status } = await upload(formOf(`letter.${ending}`, content))
        expect([200, 422]).toContain(status)
      }),
      { seed: SEED, numRuns: 12 },
    )
  })
})

describe('Weight', () => {
  const page = new Uint8Array(Math.floor(9.6 * MB)).fill(65)

  test('ten files of 9.6 MB are more than 95 MB, and all of them are gone again', async () => {
    const files = Array.from({ length: 10 }, (_, n) => ({ name: `${n}.txt`, content: page }))
    const { status, message } = await upload(uploadForm(files))
    expect([status, message]).toEqual([422, REFUSAL_MESSAGES.too_large_in_all])
  }, 30_000)

  test('a bad tenth file takes the nine good ones with it', async () => {
    const files = Array.from({ length: 9 }, (_, n) => ({ name: `${n}.txt`, content: LETTER }))
    const { status } = await upload(uploadForm([...files, { name: '9.pdf', content: 'no pdf' }]))
    expect(status).toBe(422)
  })

  test('2,000 tiny files are refused at the eleventh', async () => {
    const parts = Array.from({ length: 2000 }, (_, n) => file(`${n}.txt`))
    expect(await upload(written([COUNTRY, ...parts]))).toMatchObject({
      status: 422,
      message: REFUSAL_MESSAGES.too_many_files,
    })
  })
})
