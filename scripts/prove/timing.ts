/**
 * Whether a stranger can tell a known address from an unknown one by how long an answer takes, or by its bytes: at the
 * sign-in with a wrong password, and when a new password is asked for. In pairs, in random order, over HTTP.
 */
import { headersOf } from '../bench/stack-client.ts'
import { onOwnStack } from './own-stack.ts'
import type { Proof } from './proof.ts'
import { seededNumbers } from './random.ts'
import { pause } from './send-letter.ts'

const PAIRS = Number(process.env['PROVE_PAIRS'] ?? 150)
/** What the limits allow one address of mail. */
const USES = { login: 9, forgot: 2 } as const
const WARM_UP = 6
const LIMIT_MS = 15 * 60 * 1000
/** As in tests for leaks by time: below it, nothing can be told from so many samples. */
const T_MAX = 4.5
/** Medians may lie further apart on a busy machine, but then not in most pairs the same way round. */
const GAP_MAX = 0.05
const SIGN_MAX = 3

type Kind = keyof typeof USES
const PEOPLE = Array.from({ length: Math.ceil((PAIRS + WARM_UP) / USES.forgot) }, (_, index) => ({
  email: `someone${String(index).padStart(4, '0')}@plainletter.test`,
  password: 'plainletter',
  credits: 0,
}))

export const proveTiming = (seed: number): Promise<Proof[]> =>
  onOwnStack({ people: PEOPLE, limitMs: LIMIT_MS }, async ({ url }) => [
    await compare(url, 'login', seed),
    await compare(url, 'forgot', seed),
  ])

async function compare(url: string, kind: Kind, seed: number): Promise<Proof> {
  const next = seededNumbers(seed)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const order = next() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const { ms, answer } = await askOnce(url, kind, { who, at: pair + WARM_UP })
      // What goes on behind an answer must not fall into the next one's time.
      await pause(40)
      if (pair < 0) continue
      times[who].push(ms)
      answers[who].add(answer)
    }
  }
  const [t, gap] = [welch(times.known, times.unknown), gapOf(times.known, times.unknown)]
  const sign = signOf(times.known, times.unknown)
  const isSame = [...answers.known].join() === [...answers.unknown].join()
  return {
    id: 'I20',
    what: `${kind}: known and unknown alike`,
    cases: PAIRS * 2,
    violations: [
      ...(isSame && answers.known.size === 1 ? [] : ['the answers differ']),
      ...(Math.abs(t) < T_MAX ? [] : [`t is ${t.toFixed(2)}`]),
      ...(Math.abs(gap) < GAP_MAX || Math.abs(sign) < SIGN_MAX
        ? []
        : [`the medians lie ${(gap * 100).toFixed(1)} % apart, in most pairs the same way round`]),
    ],
    figures: `median ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms, gap ${(gap * 100).toFixed(1)} %, t ${t.toFixed(2)}, sign ${sign.toFixed(2)}`,
  }
}

const PATHS = { login: '/api/auth/login', forgot: '/api/auth/forgot-password' } as const

async function askOnce(
  url: string,
  kind: Kind,
  { who, at }: { who: 'known' | 'unknown'; at: number },
): Promise<{ ms: number; answer: string }> {
  const number = String(Math.floor(at / USES[kind])).padStart(4, '0')
  const email = `${who === 'known' ? 'someone' : 'nowhere'}${number}@plainletter.test`
  const body = JSON.stringify({ email, ...(kind === 'login' ? { password: 'not the words' } : {}) })
  // A network for each: tries are counted by it.
  const address = `${who === 'known' ? '2001:db8:1' : '2001:db8:2'}:${at}::1`
  const headers = {
    ...headersOf(url),
    'Content-Type': 'application/json',
    'CF-Connecting-IP': address,
  }
  const began = performance.now()
  const answer = await fetch(`${url}${PATHS[kind]}`, { method: 'POST', headers, body })
  const text = await answer.text()
  const ms = performance.now() - began
  const shown = [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
  const plain = text.replace(/"requestId":"[^"]*"/, '')
  return { ms, answer: JSON.stringify([answer.status, shown, plain]) }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

const welch = (one: readonly number[], two: readonly number[]): number =>
  (mean(one) - mean(two)) / Math.sqrt(variance(one) / one.length + variance(two) / two.length)

const median = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0

const gapOf = (one: readonly number[], two: readonly number[]): number =>
  (median(one) - median(two)) / median(two)

/** How many standard deviations the pairs in which one is slower lie from the half of them. */
function signOf(one: readonly number[], two: readonly number[]): number {
  const slower = one.filter((value, pair) => value > (two[pair] ?? 0)).length
  return (slower - one.length / 2) / Math.sqrt(one.length / 4)
}
