/**
 * The settings of one stack on this machine, beside each Worker's wrangler.toml so that its paths and secrets hold. Two
 * stacks at once have their own ports, and so their own inbox and links. (Pages passes no settings on to other Workers.)
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ROOT } from './places.ts'

/** The files that wrangler is given. */
export type LocalConfigs = Readonly<Record<'api' | 'analyser' | 'retention', string>>

/** The optional writer, from the shell. Without them the engine writes alone. */
export const MODEL_SETTINGS = [
  'OPENAI_MODEL',
  'OPENAI_VISION_MODEL',
  'OPENAI_BASE_URL',
  'OPENAI_PRICES',
  'OPENAI_API_KEY',
] as const

export function writeLocalConfigs(
  port: number,
  {
    appUrl,
    mailUrl,
    sales,
  }: { appUrl: string; mailUrl: string; sales: Readonly<Record<string, string>> },
): LocalConfigs {
  const settings = new Map([
    ['APP_ORIGIN', appUrl],
    ['CONTACT_EMAIL', 'us@plainletter.test'],
    ['RESEND_BASE_URL', mailUrl],
    ['RESEND_API_KEY', 're_local'],
    ...Object.entries(sales),
  ])
  const model = new Map(MODEL_SETTINGS.map((name) => [name, process.env[name] ?? '']))
  // The API only tells people whether a model is switched on: it gets the names and never the key.
  const api = new Map([...settings, ...[...model].filter(([name]) => name.endsWith('_MODEL'))])
  return {
    api: writeConfig('api', port, api),
    analyser: writeConfig('analyser', port, model),
    retention: writeConfig('retention', port, settings),
  }
}

export function removeLocalConfigs(configs: LocalConfigs): void {
  for (const file of Object.values(configs)) rmSync(file, { force: true })
}

function writeConfig(worker: string, port: number, settings: ReadonlyMap<string, string>): string {
  const folder = path.join(ROOT, 'workers', worker)
  const lines = readFileSync(path.join(folder, 'wrangler.toml'), 'utf8')
    .split('\n')
    .filter((line) => !settings.has(line.split(' = ')[0] ?? ''))
  const set = [...settings].map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  const file = path.join(folder, `wrangler.local-${port}.toml`)
  writeFileSync(file, lines.join('\n').replace('[vars]', `[vars]\n${set.join('\n')}`))
  return file
}
