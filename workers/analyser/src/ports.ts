/** Everything the analyser touches, in one object: a test hands in its own clock, storage or recogniser. */
import { openCharacterMaps } from '@plainletter/intake/character-maps'
import japaneseMaps from '@plainletter/intake/data/japanese-cmaps.zip'
import type { Ocr } from '@plainletter/intake/ocr'
import type { IntakePorts } from '@plainletter/intake/read-upload'
import { parsePrices } from '@plainletter/model/cost'
import type { ModelPrices } from '@plainletter/model/cost'
import type { ModelSettings } from '@plainletter/model/stream-answer'
import type { Bucket } from '@plainletter/store/bucket'
import type { Database } from '@plainletter/store/database'
import type { KeyRings } from '@plainletter/store/key-rings'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

import { openOcr } from './open-ocr.ts'

export interface AnalyserPorts {
  readonly database: Database
  readonly bucket: Bucket
  readonly rings: KeyRings
  readonly ocr: Ocr
  readonly cmaps: NonNullable<IntakePorts['cmaps']>
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly newId: () => string
  /** The optional writer. Null unless a key and a model are configured: then every word is the engine's own. */
  readonly model: ModelSettings | null
  /** The optional second reader of bad photos. Null unless a model that sees is configured: then no picture leaves. */
  readonly vision: ModelSettings | null
  readonly prices: ModelPrices | null
}

export async function openPorts(
  env: Pick<Env, 'DB' | 'DOCUMENT_BUCKET' | 'KEY_ENCRYPTION_KEYS' | ModelEnv>,
): Promise<AnalyserPorts> {
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  return {
    database: env.DB,
    bucket: env.DOCUMENT_BUCKET,
    rings: { bucket: env.DOCUMENT_BUCKET, keys },
    ocr: openOcr(),
    cmaps: openCharacterMaps(new Uint8Array(japaneseMaps)),
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    model: modelFrom(env, env.OPENAI_MODEL),
    vision: modelFrom(env, env.OPENAI_VISION_MODEL),
    prices: parsePrices(env.OPENAI_PRICES),
  }
}

type ModelEnv =
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL'
  | 'OPENAI_VISION_MODEL'
  | 'OPENAI_PRICES'

function modelFrom(env: Record<ModelEnv, string>, model: string): ModelSettings | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env
  if (!apiKey || !model) return null
  return { apiKey, model, ...(baseUrl ? { baseUrl } : {}) }
}
