import { transformAsync } from '@babel/core'
import macro from '@lingui/babel-plugin-lingui-macro'
import { getConfig } from '@lingui/conf'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const MESSAGES = /\/src\/messages\/[a-z-]+\.ts$/
const DESCRIPTOR = /id: ("[^"]+"),\s*message: ("(?:[^"\\]|\\.)*")/g

/**
 * Turns the macros of Lingui in src/messages into look-ups. English travels, compiled, with the feature that says it, so
 * an English page waits for no catalog; every other language is one catalog of its own.
 */
export function messagesPlugin(): Plugin {
  const linguiConfig = getConfig({ cwd: import.meta.dirname })
  return {
    name: 'messages',
    enforce: 'pre',
    async transform(code, file) {
      if (!MESSAGES.test(file) || !code.includes('@lingui/core/macro')) return null
      const looked = await transformAsync(code, {
        filename: file,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript'] },
        // Strings as JSON writes them, so that they can be read back below.
        generatorOpts: { jsescOption: { minimal: true } },
        plugins: [[macro, { descriptorFields: 'message', linguiConfig }]],
      })
      return looked?.code ? { code: withEnglish(looked.code), map: null } : null
    },
  }
}

function withEnglish(code: string): string {
  const english: Record<string, CompiledMessage> = {}
  const looked = code.replaceAll(DESCRIPTOR, (_all, id: string, message: string) => {
    english[String(JSON.parse(id))] = compileMessage(String(JSON.parse(message)))
    return `id: ${id}`
  })
  return `import { i18n as catalog } from '@lingui/core'\n${looked}\ncatalog.load('en', ${JSON.stringify(english)})\n`
}
