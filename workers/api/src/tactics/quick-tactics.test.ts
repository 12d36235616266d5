import { QuickTacticsAnswer, SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'
import { ADVICE } from '@plainletter/engine/advice'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { newVisitor } from '../../test/factories.ts'

describe('POST /api/quick-tactics', () => {
  const quick = async (body: unknown) =>
    (await askJson(newVisitor(), '/api/quick-tactics', body)).response

  test('anybody gets a title and facts with their law, free', async () => {
    const response = await quick({
      userSituation: 'A collector asks me for an old catalogue debt in Leeds.',
      documentType: 'debt',
      jurisdiction: 'gb',
    })
    const { tactics } = QuickTacticsAnswer.parse(await response.json())
    expect([response.status, tactics.title]).toEqual([200, 'Debt: quick facts for England'])
    expect(tactics.basis).toHaveLength(tactics.keyFacts.length)
  })

  test('the area may be a kind of document, the country a name; both may be absent where they can', async () => {
    const byKind = await quick({ documentType: 'EVICTION_NOTICE', jurisdiction: 'Germany' })
    const { tactics } = QuickTacticsAnswer.parse(await byKind.json())
    expect(tactics.title).toBe('Housing: quick facts for Germany')
    const bare = QuickTacticsAnswer.parse(await (await quick({ documentType: 'debt' })).json())
    expect(bare.tactics.title).toBe('Debt: quick facts for England')
  })

  test.each([
    [{ documentType: 'debt', jurisdiction: 'Atlantis' }, 'jurisdiction'],
    [{ jurisdiction: 'gb' }, 'documentType'],
    [
      { documentType: 'debt', userSituation: 'x'.repeat(SITUATION_CHARACTERS + 1) },
      'userSituation',
    ],
  ])('%j is refused at the field', async (body, field) => {
    const response = await quick(body)
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field])
  })

  test('one address may ask 240 times an hour', async () => {
    const who = newVisitor()
    const body = { documentType: 'debt' }
    expect((await askJson(who, '/api/quick-tactics', body)).response.status).toBe(200)
    await env.DB.prepare("UPDATE limits SET count = 240 WHERE bucket LIKE 'tactics:%'").run()
    expect((await askJson(who, '/api/quick-tactics', body)).response.status).toBe(429)
    expect((await ask(who, { path: '/api/quick-tactics/debt' })).response.status).toBe(429)
    await env.DB.prepare("DELETE FROM limits WHERE bucket LIKE 'tactics:%'").run()
  })
})

describe('GET /api/quick-tactics/{area}', () => {
  const open = async (path: string, accept?: string) =>
    (
      await ask(newVisitor(), {
        path: `/api/quick-tactics/${path}`,
        headers: accept ? { Accept: accept } : {},
      })
    ).response
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test.each([[undefined], ['*/*'], ['application/json'], ['application/json, text/html;q=0.5']])(
    'is JSON for Accept: %s',
    async (accept) => {
      const response = await open('housing?jurisdiction=fr', accept)
      const { tactics } = QuickTacticsAnswer.parse(await response.json())
      expect(tactics.title).toBe('Housing: quick facts for France')
    },
  )

  test('is a whole page for a browser: a title, one heading, its language, no script, each fact with its link', async () => {
    const response = await open('debt?jurisdiction=United%20Kingdom', BROWSER)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    const page = await response.text()
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Debt: quick facts for England | Plainletter</title>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|style="/i)
    expect(page.match(/<small><a href="https:\/\//g)?.length).toBeGreaterThan(3)
  })

  test('its policy allows the very style that the page has, and nothing else', async () => {
    const response = await open('debt', BROWSER)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`,
    )
  })

  test('says so where we hold none, and who helps', async () => {
    const answerQuickly: typeof ADVICE.answerQuickly = async (asked, now) => ({
      ...(await ADVICE.answerQuickly(asked, now)),
      keyFacts: [],
      basis: [],
    })
    const bindings = { ADVICE: { answerQuickly } as unknown as Env['ADVICE'] }
    const request = { path: '/api/quick-tactics/debt', headers: { Accept: BROWSER } }
    const page = await (await ask(newVisitor(), request, bindings)).response.text()
    expect(page).toContain('<p>No quick tactics available for this area.</p>')
    expect(page).toContain('Who helps for free')
  })

  test('what stands in the address never stands in the page', async () => {
    const response = await open(`debt?jurisdiction=gb&x=%3Cscript%3E`, BROWSER)
    expect(await response.text()).not.toContain('<script>')
    for (const path of ['%3Cb%3E', 'debt/%3Cb%3E', 'debt?jurisdiction=%3Cb%3E'])
      expect((await open(path, BROWSER)).status).toBeGreaterThanOrEqual(400)
  })
})
