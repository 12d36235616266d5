import path from 'node:path'

import { transformAsync } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const MESSAGES = /\/src\/messages\/[a-z-]+\.ts$/
const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
const DESCRIPTOR = new RegExp(`id: (${TEXT}),\\s*message: (${TEXT})`, 'g')

const linguiConfig = getConfig({ cwd: path.resolve(import.meta.dirname, '..') })

/**
 * Turns the macros of Lingui in src/messages into look-ups. English travels, compiled, with the feature that says it, so
 * an English page waits for no catalog; every other language is one catalog of its own.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES, code: '@lingui/core/macro' },
      async handler(code, file) {
        const { english, lookedUp } = await lookUp(code, file)
        const compiled: Record<string, CompiledMessage> = {}
        for (const [id, message] of english) compiled[id] = compileMessage(message)
        return {
          code: `import { i18n as catalog } from '@lingui/core'\n${lookedUp}\ncatalog.load('en', ${JSON.stringify(compiled)})\n`,
          map: null,
        }
      },
    },
  }
}

/** The messages of one file by their ids, in English, and its code with nothing but the ids. */
export async function lookUp(code: string, file: string) {
  const made = await transformAsync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
    // Strings as JSON writes them, so that they can be read back.
    generatorOpts: { jsescOption: { minimal: true } },
    plugins: [[macro, { descriptorFields: 'message', linguiConfig }]],
  })
  const english = new Map<string, string>()
  const lookedUp = (made?.code ?? '').replaceAll(
    DESCRIPTOR,
    (_all, id: string, message: string) => {
      english.set(readText(id), readText(message))
      return `id: ${id}`
    },
  )
  return { english, lookedUp }
}

/** The text of a literal, in whichever quotes it stands. */
function readText(literal: string): string {
  const text = literal.slice(1, -1).replaceAll(String.raw`\'`, "'")
  return String(JSON.parse(literal.startsWith("'") ? JSON.stringify(text) : literal))
}
